//! Notices as sentences with a link, in English and French, for chat services.

use chrono::{DateTime, Utc};
use salon_domain::rulesets;

use crate::model::{
    account_ref::AccountKind,
    ids::GameId,
    notices::{Notice, SeatPlayer},
    texts::Locale,
};

/// A sentence with a link.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Sentence {
    text: String,
    link: Option<String>,
}

impl Sentence {
    /// Returns the sentence with its link. `escape` escapes the markup of the receiver.
    pub(super) fn render(&self, escape: impl Fn(&str) -> String) -> String {
        let text = escape(&self.text);
        match &self.link {
            Some(link) => format!("{text} {link}"),
            None => text,
        }
    }
}

/// Returns the sentence for a test delivery, or for a kind of notice that this server does not know.
pub(super) fn generic(test: bool, locale: Locale) -> Sentence {
    let text = match (test, locale) {
        (true, Locale::En) => "This is a test: Salon can reach you here.",
        (true, Locale::Fr) => "Ceci est un test : Salon peut vous joindre ici.",
        (false, Locale::En) => "You have a new notice at Salon.",
        (false, Locale::Fr) => "Vous avez un nouvel avis sur Salon.",
    };
    Sentence { text: text.to_owned(), link: None }
}

/// Describes a notice.
pub(super) fn describe(notice: &Notice, locale: Locale, public_url: &str) -> Sentence {
    let text = match locale {
        Locale::En => english(notice),
        Locale::Fr => french(notice),
    };
    let link = match notice {
        Notice::Invitation { invite, .. } => Some(format!("{public_url}/v1/invites/{invite}")),
        _ => notice.game().map(|game| game_link(public_url, game)),
    };
    Sentence { text, link }
}

fn game_link(public_url: &str, game: GameId) -> String {
    format!("{public_url}/v1/games/{game}")
}

/// Returns the title of a ruleset.
fn title(ruleset: &str) -> String {
    rulesets::find(ruleset).map_or_else(|_| ruleset.to_owned(), |ruleset| ruleset.about().title.to_owned())
}

/// Returns the name of a decision with spaces.
fn spaced(decision: &str) -> String {
    decision.replace('_', " ")
}

fn moment(at: &DateTime<Utc>) -> String {
    at.format("%Y-%m-%d %H:%M UTC").to_string()
}

fn is_bot(kind: &Option<AccountKind>) -> bool {
    *kind == Some(AccountKind::Bot)
}

fn english(notice: &Notice) -> String {
    match notice {
        Notice::YourTurn { ruleset, decision, deadline, .. } => {
            let until = deadline.as_ref().map_or_else(String::new, |at| format!(", until {}", moment(at)));
            format!("It is your turn in {}: {}{until}.", title(ruleset), spaced(decision))
        }
        Notice::Reminder { ruleset, decision, deadline, last, .. } => {
            let last = if *last { "Last reminder: " } else { "Reminder: " };
            format!("{last}{} is waiting for you ({}) until {}.", title(ruleset), spaced(decision), moment(deadline))
        }
        Notice::Extended { deadline, credits, .. } => {
            let left = if *credits == 1 { "1 extension".to_owned() } else { format!("{credits} extensions") };
            format!("Your time ran out and was extended to {}. You have {left} left.", moment(deadline))
        }
        Notice::Invitation { ruleset, from_kind, .. } => {
            let by = if is_bot(from_kind) { " by a bot" } else { "" };
            format!("You are invited{by} to a game of {}.", title(ruleset))
        }
        Notice::GameStarted { ruleset, .. } => format!("Your game of {} has started.", title(ruleset)),
        Notice::RoundClosed { round, .. } => format!("Round {round} is over."),
        Notice::GameFinished { ruleset, seat, placings, .. } => {
            let place =
                placings.get(usize::from(*seat)).map_or_else(String::new, |it| format!(" You came in place {it}."));
            format!("Your game of {} is over.{place}", title(ruleset))
        }
        Notice::GameAborted { .. } => "One of your games was aborted.".to_owned(),
        Notice::GamePaused { paused: true, .. } => "One of your games is paused.".to_owned(),
        Notice::GamePaused { paused: false, .. } => "One of your games continues.".to_owned(),
        Notice::GameRewound { .. } => "Moves were taken back in a sandbox that you play in.".to_owned(),
        Notice::Message { text, from_kind, .. } => {
            let from = if is_bot(from_kind) { " from a bot" } else { "" };
            format!("New message{from} at your table: {text}")
        }
        Notice::PlanLapsed { decision, .. } => format!("Your planned move ({}) could not be played.", spaced(decision)),
        Notice::PlanPlayed { decision, .. } => format!("Your planned move ({}) was played.", spaced(decision)),
        Notice::DeadlineMissed { decision, forfeited: false, .. } => {
            format!("Your time ran out, and a bot decided for you ({}).", spaced(decision))
        }
        Notice::DeadlineMissed { forfeited: true, .. } => "Your time ran out, and you lost your seat.".to_owned(),
        Notice::SeatTakenOver { by: SeatPlayer::Owner, .. } => "A player has taken back their seat.".to_owned(),
        Notice::SeatTakenOver { by: SeatPlayer::Bot, .. } => "A bot now plays for a seat in your game.".to_owned(),
        Notice::SeatTakenOver { by: SeatPlayer::Substitute, by_kind, .. } => {
            let who = if is_bot(by_kind) { "A substitute (bot)" } else { "A substitute" };
            format!("{who} now plays for a seat in your game.")
        }
        Notice::SeatResigned { .. } => "A player has resigned from your game.".to_owned(),
        Notice::WebhookDisabled { reason, .. } => format!("One of your webhooks was disabled: {reason}."),
    }
}

fn french(notice: &Notice) -> String {
    match notice {
        Notice::YourTurn { ruleset, decision, deadline, .. } => {
            let until = deadline.as_ref().map_or_else(String::new, |at| format!(", avant {}", moment(at)));
            format!("C'est à vous de jouer à {} : {}{until}.", title(ruleset), spaced(decision))
        }
        Notice::Reminder { ruleset, decision, deadline, last, .. } => {
            let last = if *last { "Dernier rappel : " } else { "Rappel : " };
            format!("{last}{} vous attend ({}) jusqu'au {}.", title(ruleset), spaced(decision), moment(deadline))
        }
        Notice::Extended { deadline, credits, .. } => {
            let left = match credits {
                0 | 1 => format!("{credits} prolongation"),
                more => format!("{more} prolongations"),
            };
            format!("Votre temps était écoulé et a été prolongé jusqu'au {}. Il vous reste {left}.", moment(deadline))
        }
        Notice::Invitation { ruleset, from_kind, .. } => {
            let by = if is_bot(from_kind) { " par un robot" } else { "" };
            format!("Vous êtes invité{by} à une partie de {}.", title(ruleset))
        }
        Notice::GameStarted { ruleset, .. } => format!("Votre partie de {} a commencé.", title(ruleset)),
        Notice::RoundClosed { round, .. } => format!("La manche {round} est terminée."),
        Notice::GameFinished { ruleset, seat, placings, .. } => {
            let place = placings.get(usize::from(*seat));
            let place = place.map_or_else(String::new, |it| format!(" Vous terminez à la place {it}."));
            format!("Votre partie de {} est terminée.{place}", title(ruleset))
        }
        Notice::GameAborted { .. } => "Une de vos parties a été annulée.".to_owned(),
        Notice::GamePaused { paused: true, .. } => "Une de vos parties est en pause.".to_owned(),
        Notice::GamePaused { paused: false, .. } => "Une de vos parties reprend.".to_owned(),
        Notice::GameRewound { .. } => "Des coups ont été repris dans un bac à sable où vous jouez.".to_owned(),
        Notice::Message { text, from_kind, .. } => {
            let from = if is_bot(from_kind) { " d'un robot" } else { "" };
            format!("Nouveau message{from} à votre table : {text}")
        }
        Notice::PlanLapsed { decision, .. } => format!("Votre coup prévu ({}) n'a pas pu être joué.", spaced(decision)),
        Notice::PlanPlayed { decision, .. } => format!("Votre coup prévu ({}) a été joué.", spaced(decision)),
        Notice::DeadlineMissed { decision, forfeited: false, .. } => {
            format!("Votre temps est écoulé, et un robot a décidé pour vous ({}).", spaced(decision))
        }
        Notice::DeadlineMissed { forfeited: true, .. } => {
            "Votre temps est écoulé, et vous avez perdu votre place.".to_owned()
        }
        Notice::SeatTakenOver { by: SeatPlayer::Owner, .. } => "Un joueur a repris sa place.".to_owned(),
        Notice::SeatTakenOver { by: SeatPlayer::Bot, .. } => {
            "Un robot joue désormais pour une place de votre partie.".to_owned()
        }
        Notice::SeatTakenOver { by: SeatPlayer::Substitute, by_kind, .. } => {
            let who = if is_bot(by_kind) { "Un remplaçant (robot)" } else { "Un remplaçant" };
            format!("{who} joue désormais pour une place de votre partie.")
        }
        Notice::SeatResigned { .. } => "Un joueur a abandonné votre partie.".to_owned(),
        Notice::WebhookDisabled { reason, .. } => format!("Un de vos webhooks a été désactivé : {reason}."),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn messages_of_bots_are_marked() {
        let from = |kind: &str| {
            let id = "0199a0c2-7e60-7c55-b0f4-6d3a7f2f7d11";
            let message = format!(
                r#"{{"kind": "message", "game": "{id}", "message": "{id}", "from": "{id}", "text": "Beep."{kind}}}"#
            );
            serde_json::from_str::<Notice>(&message).map(|notice| (english(&notice), french(&notice))).unwrap()
        };
        let expected = |from: &str, de: &str| {
            (format!("New message{from} at your table: Beep."), format!("Nouveau message{de} à votre table : Beep."))
        };
        assert_eq!(from(r#", "from_kind": "bot""#), expected(" from a bot", " d'un robot"));
        assert_eq!(from(r#", "from_kind": "person""#), expected("", ""));
        assert_eq!(from(""), expected("", ""), "older notices do not have the kind");
    }

    #[test]
    fn sentences_have_the_owners_language_and_a_link() {
        let game = GameId::new();
        let notice = Notice::YourTurn {
            game,
            ruleset: "art_society".to_owned(),
            version: 3,
            seat: 0,
            decision: "place_bid".to_owned(),
            since: DateTime::UNIX_EPOCH,
            deadline: Some(DateTime::UNIX_EPOCH),
            after_own_move: false,
        };
        let described = |locale| describe(&notice, locale, "https://salon.example.org").render(str::to_owned);
        let link = format!("https://salon.example.org/v1/games/{game}");
        let until = "1970-01-01 00:00 UTC";
        assert_eq!(described(Locale::En), format!("It is your turn in Art Society: place bid, until {until}. {link}"));
        assert_eq!(
            described(Locale::Fr),
            format!("C'est à vous de jouer à Art Society : place bid, avant {until}. {link}")
        );
    }
}
