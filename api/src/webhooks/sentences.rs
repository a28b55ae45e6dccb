//! News as a sentence, in English or French, with a link.

use chrono::{DateTime, Utc};
use salon_domain::rulesets;

use crate::{
    accounts::{AccountKind, Locale},
    feed::{Keeper, News},
    store::ids::GameId,
};

/// Something to read and somewhere to go.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Sentence {
    text: String,
    link: Option<String>,
}

impl Sentence {
    /// The sentence with its link; `escape` is for what the receiver would take for markup.
    pub(super) fn in_words(&self, escape: impl Fn(&str) -> String) -> String {
        let text = escape(&self.text);
        match &self.link {
            Some(link) => format!("{text} {link}"),
            None => text,
        }
    }
}

/// For a test, or for what this server does not know.
pub(super) fn tell_nothing(test: bool, locale: Locale) -> Sentence {
    let text = match (test, locale) {
        (true, Locale::En) => "Salon can reach you here.",
        (true, Locale::Fr) => "Salon peut vous joindre ici.",
        (false, Locale::En) => "There is news at Salon.",
        (false, Locale::Fr) => "Il y a du nouveau chez Salon.",
    };
    Sentence { text: text.to_owned(), link: None }
}

/// What happened, for a person.
pub(super) fn tell(news: &News, locale: Locale, public_url: &str) -> Sentence {
    let text = match locale {
        Locale::En => english(news),
        Locale::Fr => french(news),
    };
    let link = match news {
        News::Invitation { invite, .. } => Some(format!("{public_url}/v1/invites/{invite}")),
        _ => news.game().map(|game| game_link(public_url, game)),
    };
    Sentence { text, link }
}

fn game_link(public_url: &str, game: GameId) -> String {
    format!("{public_url}/v1/games/{game}")
}

/// The name of a game for a person.
fn title(ruleset: &str) -> String {
    rulesets::find(ruleset).map_or_else(|_| ruleset.to_owned(), |ruleset| ruleset.about().title.to_owned())
}

/// A ruleset's word for a decision, as words.
fn words(decision: &str) -> String {
    decision.replace('_', " ")
}

fn moment(at: &DateTime<Utc>) -> String {
    at.format("%Y-%m-%d %H:%M UTC").to_string()
}

fn is_bot(kind: &Option<AccountKind>) -> bool {
    *kind == Some(AccountKind::Bot)
}

fn english(news: &News) -> String {
    match news {
        News::YourTurn { ruleset, decision, deadline, .. } => {
            let until = deadline.as_ref().map_or_else(String::new, |at| format!(", until {}", moment(at)));
            format!("It is your turn in {}: {}{until}.", title(ruleset), words(decision))
        }
        News::Reminder { ruleset, decision, deadline, last, .. } => {
            let last = if *last { "Last reminder: " } else { "Reminder: " };
            format!("{last}{} is waiting for you ({}) until {}.", title(ruleset), words(decision), moment(deadline))
        }
        News::Extended { deadline, credits, .. } => {
            let left = if *credits == 1 { "1 extension".to_owned() } else { format!("{credits} extensions") };
            format!("Your time ran out and was extended to {}; {left} left.", moment(deadline))
        }
        News::Invitation { ruleset, from_kind, .. } => {
            let by = if is_bot(from_kind) { " by a bot" } else { "" };
            format!("You are invited{by} to a game of {}.", title(ruleset))
        }
        News::GameStarted { ruleset, .. } => format!("Your game of {} has begun.", title(ruleset)),
        News::RoundClosed { round, .. } => format!("Round {round} is over."),
        News::GameFinished { ruleset, seat, placings, .. } => {
            let place =
                placings.get(usize::from(*seat)).map_or_else(String::new, |it| format!(" You are number {it}."));
            format!("Your game of {} is over.{place}", title(ruleset))
        }
        News::GameAborted { .. } => "A game of yours was called off.".to_owned(),
        News::GamePaused { paused: true, .. } => "A game of yours is paused.".to_owned(),
        News::GamePaused { paused: false, .. } => "A game of yours goes on again.".to_owned(),
        News::GameRewound { .. } => "Moves of a sandbox you play in were taken back.".to_owned(),
        News::Message { text, from_kind, .. } => {
            let who = if is_bot(from_kind) { "A bot" } else { "Somebody" };
            format!("{who} at your table says: {text}")
        }
        News::PlanLapsed { decision, .. } => format!("Your planned move ({}) could not be played.", words(decision)),
        News::PlanPlayed { decision, .. } => format!("Your planned move ({}) was played.", words(decision)),
        News::DeadlineMissed { decision, forfeited: false, .. } => {
            format!("Your time ran out; a bot decided for you ({}).", words(decision))
        }
        News::DeadlineMissed { forfeited: true, .. } => "Your time ran out and your seat is lost.".to_owned(),
        News::SeatTakenOver { by: Keeper::Owner, .. } => "A player is back at their seat.".to_owned(),
        News::SeatTakenOver { by: Keeper::Bot, .. } => "A bot plays for a seat in your game.".to_owned(),
        News::SeatTakenOver { by: Keeper::Substitute, by_kind, .. } => {
            let who = if is_bot(by_kind) { "A substitute (bot)" } else { "A substitute" };
            format!("{who} plays for a seat in your game.")
        }
        News::SeatResigned { .. } => "A player has resigned from your game.".to_owned(),
        News::WebhookDisabled { reason, .. } => format!("One of your webhooks was disabled: {reason}."),
    }
}

fn french(news: &News) -> String {
    match news {
        News::YourTurn { ruleset, decision, deadline, .. } => {
            let until = deadline.as_ref().map_or_else(String::new, |at| format!(", avant {}", moment(at)));
            format!("C'est à vous de jouer à {} : {}{until}.", title(ruleset), words(decision))
        }
        News::Reminder { ruleset, decision, deadline, last, .. } => {
            let last = if *last { "Dernier rappel : " } else { "Rappel : " };
            format!("{last}{} vous attend ({}) jusqu'au {}.", title(ruleset), words(decision), moment(deadline))
        }
        News::Extended { deadline, credits, .. } => {
            let left = match credits {
                0 | 1 => format!("{credits} prolongation restante"),
                more => format!("{more} prolongations restantes"),
            };
            format!("Votre temps était écoulé et a été prolongé jusqu'au {} ; {left}.", moment(deadline))
        }
        News::Invitation { ruleset, from_kind, .. } => {
            let by = if is_bot(from_kind) { " par un robot" } else { "" };
            format!("Vous êtes invité{by} à une partie de {}.", title(ruleset))
        }
        News::GameStarted { ruleset, .. } => format!("Votre partie de {} a commencé.", title(ruleset)),
        News::RoundClosed { round, .. } => format!("La manche {round} est terminée."),
        News::GameFinished { ruleset, seat, placings, .. } => {
            let place = placings.get(usize::from(*seat));
            let place = place.map_or_else(String::new, |it| format!(" Vous êtes numéro {it}."));
            format!("Votre partie de {} est terminée.{place}", title(ruleset))
        }
        News::GameAborted { .. } => "Une de vos parties a été annulée.".to_owned(),
        News::GamePaused { paused: true, .. } => "Une de vos parties est en pause.".to_owned(),
        News::GamePaused { paused: false, .. } => "Une de vos parties reprend.".to_owned(),
        News::GameRewound { .. } => "Des coups d'un bac à sable où vous jouez ont été repris.".to_owned(),
        News::Message { text, from_kind, .. } => {
            let who = if is_bot(from_kind) { "Un robot" } else { "Quelqu'un" };
            format!("{who} à votre table dit : {text}")
        }
        News::PlanLapsed { decision, .. } => format!("Votre coup prévu ({}) n'a pas pu être joué.", words(decision)),
        News::PlanPlayed { decision, .. } => format!("Votre coup prévu ({}) a été joué.", words(decision)),
        News::DeadlineMissed { decision, forfeited: false, .. } => {
            format!("Votre temps est écoulé ; un robot a décidé pour vous ({}).", words(decision))
        }
        News::DeadlineMissed { forfeited: true, .. } => "Votre temps est écoulé et votre place est perdue.".to_owned(),
        News::SeatTakenOver { by: Keeper::Owner, .. } => "Un joueur a repris sa place.".to_owned(),
        News::SeatTakenOver { by: Keeper::Bot, .. } => "Un robot joue pour une place de votre partie.".to_owned(),
        News::SeatTakenOver { by: Keeper::Substitute, by_kind, .. } => {
            let who = if is_bot(by_kind) { "Un remplaçant (robot)" } else { "Un remplaçant" };
            format!("{who} joue pour une place de votre partie.")
        }
        News::SeatResigned { .. } => "Un joueur a abandonné votre partie.".to_owned(),
        News::WebhookDisabled { reason, .. } => format!("Un de vos webhooks a été désactivé : {reason}."),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bot_is_called_a_bot_and_what_was_written_before_it_could_be_is_told_all_the_same() {
        let from = |kind: &str| {
            let id = "0199a0c2-7e60-7c55-b0f4-6d3a7f2f7d11";
            let message = format!(
                r#"{{"kind": "message", "game": "{id}", "message": "{id}", "from": "{id}", "text": "Beep."{kind}}}"#
            );
            serde_json::from_str::<News>(&message).map(|news| (english(&news), french(&news))).unwrap()
        };
        let told = |who: &str, qui: &str| {
            (format!("{who} at your table says: Beep."), format!("{qui} à votre table dit : Beep."))
        };
        assert_eq!(from(r#", "from_kind": "bot""#), told("A bot", "Un robot"));
        assert_eq!(from(r#", "from_kind": "person""#), told("Somebody", "Quelqu'un"));
        assert_eq!(from(""), told("Somebody", "Quelqu'un"));
    }

    #[test]
    fn a_turn_is_told_in_the_language_of_its_owner_with_a_link_to_the_game() {
        let game = GameId::new();
        let news = News::YourTurn {
            game,
            ruleset: "art_society".to_owned(),
            version: 3,
            seat: 0,
            decision: "place_bid".to_owned(),
            since: DateTime::UNIX_EPOCH,
            deadline: Some(DateTime::UNIX_EPOCH),
            after_own_move: false,
        };
        let told = |locale| tell(&news, locale, "https://salon.example.org").in_words(str::to_owned);
        let link = format!("https://salon.example.org/v1/games/{game}");
        let until = "1970-01-01 00:00 UTC";
        assert_eq!(told(Locale::En), format!("It is your turn in Art Society: place bid, until {until}. {link}"));
        assert_eq!(told(Locale::Fr), format!("C'est à vous de jouer à Art Society : place bid, avant {until}. {link}"));
    }
}
