//! Notices as sentences with a link, in the language of the owner, for chat services.

use chrono::{DateTime, Utc};
use salon_domain::args;
use salon_domain::kernel::words::Args;

use crate::{
    model::{
        account_ref::AccountKind,
        delivery_failure::DeliveryFailure,
        notices::{Notice, SeatPlayer},
        texts::Locale,
    },
    notices::{links::Links, words::Writer},
    words::title_of,
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
    let id = if test { "chat-test" } else { "chat-unknown" };
    Sentence { text: Writer::new(locale).text(id, &args![]), link: None }
}

/// Describes a notice.
pub(super) fn describe(notice: &Notice, locale: Locale, links: &Links) -> Sentence {
    let link = match notice {
        Notice::Invitation { invite, .. } => Some(links.invitation_in_chat(invite)),
        _ => notice.game().map(|game| links.game_in_chat(game)),
    };
    Sentence { text: sentence(notice, Writer::new(locale)), link }
}

fn moment(at: &DateTime<Utc>) -> String {
    at.format("%Y-%m-%d %H:%M UTC").to_string()
}

fn is_bot(kind: &Option<AccountKind>) -> bool {
    *kind == Some(AccountKind::Bot)
}

fn sentence(notice: &Notice, words: Writer) -> String {
    let choose = |id: &str, attribute: Option<&str>, args: &Args<'_>| match attribute {
        Some(attribute) => words.attribute(id, attribute, args),
        None => words.text(id, args),
    };
    let plain = |id: &str| words.text(id, &args![]);
    match notice {
        Notice::YourTurn { ruleset, decision, deadline, .. } => {
            let decision = decision_name(words, Some(ruleset), decision);
            let until = deadline.as_ref().map(moment).unwrap_or_default();
            let args = args!["game" => title_of(ruleset), "decision" => decision, "deadline" => until];
            words.turn(deadline.is_some(), &args)
        }
        Notice::Reminder { ruleset, decision, deadline, last, .. } => {
            let decision = decision_name(words, Some(ruleset), decision);
            let args = args!["game" => title_of(ruleset), "decision" => decision, "deadline" => moment(deadline)];
            choose("chat-reminder", last.then_some("last"), &args)
        }
        Notice::Extended { deadline, credits, .. } => {
            words.text("chat-extended", &args!["deadline" => moment(deadline), "credits" => *credits])
        }
        Notice::Invitation { ruleset, from_kind, .. } => {
            choose("chat-invitation", is_bot(from_kind).then_some("bot"), &args!["game" => title_of(ruleset)])
        }
        Notice::GameStarted { ruleset, .. } => words.text("chat-game-started", &args!["game" => title_of(ruleset)]),
        Notice::RoundClosed { round, .. } => words.text("chat-round-closed", &args!["round" => *round]),
        Notice::GameFinished { ruleset, seat, placings, .. } => {
            let over = words.text("chat-game-finished", &args!["game" => title_of(ruleset)]);
            [Some(over), words.result(*seat, placings)].into_iter().flatten().collect::<Vec<_>>().join(" ")
        }
        Notice::GameAborted { .. } => plain("chat-game-aborted"),
        Notice::GamePaused { paused, .. } => choose("chat-game-paused", (!paused).then_some("resumed"), &args![]),
        Notice::GameRewound { .. } => plain("chat-game-rewound"),
        Notice::Message { text, from_kind, .. } => {
            choose("chat-message", is_bot(from_kind).then_some("bot"), &args!["text" => text.as_str()])
        }
        Notice::PlanLapsed { ruleset, decision, .. } => about_decision("chat-plan-lapsed", words, ruleset, decision),
        Notice::PlanPlayed { ruleset, decision, .. } => about_decision("chat-plan-played", words, ruleset, decision),
        Notice::DeadlineMissed { forfeited: true, .. } => {
            words.attribute("chat-deadline-missed", "forfeited", &args![])
        }
        Notice::DeadlineMissed { ruleset, decision, .. } => {
            about_decision("chat-deadline-missed", words, ruleset, decision)
        }
        Notice::SeatTakenOver { by, by_kind, .. } => {
            let attribute = match by {
                SeatPlayer::Owner => None,
                SeatPlayer::Bot => Some("by-bot"),
                SeatPlayer::Substitute if is_bot(by_kind) => Some("by-substitute-bot"),
                SeatPlayer::Substitute => Some("by-substitute"),
            };
            choose("chat-seat-taken-over", attribute, &args![])
        }
        Notice::SeatResigned { .. } => plain("chat-seat-resigned"),
        Notice::WebhookDisabled { reason, .. } => {
            let reason = DeliveryFailure::read(reason).words(words.language()).sentence;
            words.text("chat-webhook-disabled", &args!["reason" => reason])
        }
    }
}

fn about_decision(id: &str, words: Writer, ruleset: &Option<String>, decision: &str) -> String {
    words.text(id, &args!["decision" => decision_name(words, ruleset.as_deref(), decision)])
}

fn decision_name(words: Writer, ruleset: Option<&str>, decision: &str) -> String {
    crate::words::decision_name(words.language(), ruleset, decision)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::model::ids::GameId;

    #[test]
    fn messages_of_bots_are_marked() {
        let from = |kind: &str| {
            let id = "0199a0c2-7e60-7c55-b0f4-6d3a7f2f7d11";
            let message = format!(
                r#"{{"kind": "message", "game": "{id}", "message": "{id}", "from": "{id}", "text": "Beep."{kind}}}"#
            );
            serde_json::from_str::<Notice>(&message)
                .map(|notice| (sentence(&notice, Writer::new(Locale::En)), sentence(&notice, Writer::new(Locale::Fr))))
                .unwrap()
        };
        let expected = |from: &str, de: &str| {
            (
                format!("New message{from} at your table: Beep."),
                format!("Nouveau message{de} à votre table\u{a0}: Beep."),
            )
        };
        assert_eq!(from(r#", "from_kind": "bot""#), expected(" from a bot", " d’un robot"));
        assert_eq!(from(r#", "from_kind": "person""#), expected("", ""));
        assert_eq!(from(""), expected("", ""), "older notices do not have the kind");
    }

    #[test]
    fn the_cause_of_a_disabled_webhook_is_said_in_the_owners_language() {
        let said = |reason: &str, locale| {
            let webhook = uuid::Uuid::nil();
            sentence(&Notice::WebhookDisabled { webhook, reason: reason.to_owned() }, Writer::new(locale))
        };
        let (status, unknown) = ("the receiver answered 503", "an error of a later version");
        assert_eq!(
            said(status, Locale::Fr),
            "Un de vos webhooks a été désactivé. Le destinataire a répondu par le statut HTTP 503."
        );
        assert_eq!(
            said(status, Locale::En),
            "One of your webhooks was disabled. The receiver answered with the HTTP status 503."
        );
        let tls = said("no secure connection: invalid peer certificate: UnknownIssuer", Locale::Fr);
        assert!(tls.ends_with("Le certificat du destinataire n’est pas reconnu par ce serveur."), "{tls}");
        assert!(said(unknown, Locale::Fr).ends_with("Les envois ont échoué."));
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
        let links = Links::with_client("https://salon.example.org");
        let described = |locale| describe(&notice, locale, &links).render(str::to_owned);
        let link = format!("https://salon.example.org/games/{game}");
        let until = "1970-01-01 00:00 UTC";
        assert_eq!(described(Locale::En), format!("It is your turn in Art Society: seal a bid, until {until}. {link}"));
        assert_eq!(
            described(Locale::Fr),
            format!("C’est à vous de jouer à Art Society\u{a0}: sceller une mise, avant {until}. {link}")
        );
    }
}
