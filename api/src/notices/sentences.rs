//! Notices in words, in the language of the reader: for feeds, webhooks and chat services.

use chrono::{DateTime, Utc};
use salon_domain::args;
use salon_domain::kernel::Words;
use salon_domain::kernel::words::Args;

use crate::{
    model::{
        account_ref::AccountKind,
        delivery_failure::DeliveryFailure,
        ids::{AccountId, GameId},
        notices::{Notice, SeatPlayer},
        texts::Locale,
    },
    notices::{
        names::{KnownNames, NamedSeat},
        words::Writer,
    },
    words::title_of,
};

/// Returns the words of a test delivery, or of a kind of notice that this server does not know.
pub(in crate::notices) fn generic(test: bool, locale: Locale) -> Words {
    let (words, id) = (Writer::new(locale), if test { "chat-test" } else { "chat-unknown" });
    Words { label: words.attribute(id, "label", &args![]), sentence: words.text(id, &args![]) }
}

/// Says a notice of this time.
pub(in crate::notices) fn say(notice: &Notice, at: DateTime<Utc>, locale: Locale, names: &KnownNames) -> Words {
    Sayer { words: Writer::new(locale), names, at }.say(notice)
}

fn moment(at: &DateTime<Utc>) -> String {
    at.format("%Y-%m-%d %H:%M UTC").to_string()
}

fn is_bot(kind: &Option<AccountKind>) -> bool {
    *kind == Some(AccountKind::Bot)
}

const fn yes_or_no(is: bool) -> &'static str {
    if is { "yes" } else { "no" }
}

/// Which message says a notice.
struct NoticeText<'a> {
    id: &'static str,
    /// The attribute that has the sentence; `None` for the value of the message.
    variant: Option<&'static str>,
    /// The attribute that has the label.
    label: &'static str,
    args: Args<'a>,
}

impl<'a> NoticeText<'a> {
    const fn of(id: &'static str, args: Args<'a>) -> Self {
        Self { id, variant: None, label: "label", args }
    }

    fn variant(self, variant: Option<&'static str>) -> Self {
        Self { variant, ..self }
    }

    fn labelled(self, label: Option<&'static str>) -> Self {
        Self { label: label.unwrap_or(self.label), ..self }
    }
}

/// Says notices.
struct Sayer<'a> {
    words: Writer,
    names: &'a KnownNames,
    /// The time of the notice.
    at: DateTime<Utc>,
}

impl Sayer<'_> {
    fn say(&self, notice: &Notice) -> Words {
        if let Notice::YourTurn { game, ruleset, decision, deadline, .. } = notice {
            let until = deadline.as_ref().map(moment).unwrap_or_default();
            let args = args!["game" => self.title(*game, ruleset), "decision" => self.decision(Some(ruleset), decision),
                "deadline" => until];
            let sentence = self.words.turn(deadline.is_some(), &args);
            return Words { label: self.words.text("chat-your-turn", &args![]), sentence };
        }
        let NoticeText { id, variant, label, args } = self.message(notice);
        let sentence = match variant {
            Some(variant) => self.words.attribute(id, variant, &args),
            None => self.words.text(id, &args),
        };
        let sentence = match notice {
            Notice::GameFinished { seat, placings, .. } => {
                let result = self.words.result(*seat, placings);
                [Some(sentence), result].into_iter().flatten().collect::<Vec<_>>().join(" ")
            }
            _ => sentence,
        };
        Words { label: self.words.attribute(id, label, &args), sentence }
    }

    fn message(&self, notice: &Notice) -> NoticeText<'static> {
        match notice {
            Notice::YourTurn { .. } => NoticeText::of("chat-unknown", args![]),
            Notice::Reminder { game, ruleset, decision, deadline, last, .. } => {
                let mut args = args!["deadline" => moment(deadline)];
                args.set("game", self.title(*game, ruleset));
                args.set("decision", self.decision(Some(ruleset), decision));
                NoticeText::of("chat-reminder", args).variant(last.then_some("last"))
            }
            Notice::Extended { game, deadline, credits, .. } => {
                let mut args = self.about(*game);
                args.set("deadline", moment(deadline));
                args.set("credits", *credits);
                NoticeText::of("chat-extended", args)
            }
            Notice::Invitation { ruleset, from, from_kind, .. } => self.invitation(ruleset, *from, from_kind),
            Notice::GameStarted { game, ruleset, .. } => {
                NoticeText::of("chat-game-started", args!["game" => self.title(*game, ruleset)])
            }
            Notice::RoundClosed { game, round, .. } => {
                let mut args = self.about(*game);
                args.set("round", *round);
                NoticeText::of("chat-round-closed", args)
            }
            Notice::GameFinished { game, ruleset, .. } => {
                NoticeText::of("chat-game-finished", args!["game" => self.title(*game, ruleset)])
            }
            Notice::GameAborted { game } => NoticeText::of("chat-game-aborted", self.about(*game)),
            Notice::GamePaused { game, paused } => {
                let message = NoticeText::of("chat-game-paused", self.about(*game));
                message.variant((!paused).then_some("resumed")).labelled((!paused).then_some("resumed-label"))
            }
            Notice::GameRewound { game, .. } => NoticeText::of("chat-game-rewound", self.about(*game)),
            Notice::Message { game, from, from_kind, text, .. } => self.talk(*game, (*from, from_kind), text),
            Notice::PlanLapsed { game, ruleset, decision, .. } => {
                NoticeText::of("chat-plan-lapsed", self.about_decision(*game, ruleset, decision))
            }
            Notice::PlanPlayed { game, ruleset, decision, .. } => {
                NoticeText::of("chat-plan-played", self.about_decision(*game, ruleset, decision))
            }
            Notice::DeadlineMissed { game, ruleset, decision, forfeited, .. } => {
                let message = NoticeText::of("chat-deadline-missed", self.about_decision(*game, ruleset, decision));
                message.variant(forfeited.then_some("forfeited")).labelled(forfeited.then_some("forfeited-label"))
            }
            Notice::SeatTakenOver { game, seat, by, by_kind } => self.taken_over((*game, *seat), *by, by_kind),
            Notice::SeatResigned { game, seat } => {
                let (args, _) = self.about_seat((*game, *seat));
                NoticeText::of("chat-seat-resigned", args)
            }
            Notice::WebhookDisabled { reason, .. } => {
                let reason = DeliveryFailure::read(reason).words(self.words.language()).sentence;
                NoticeText::of("chat-webhook-disabled", args!["reason" => reason])
            }
        }
    }

    fn invitation(&self, ruleset: &str, from: AccountId, kind: &Option<AccountKind>) -> NoticeText<'static> {
        let mut args = args!["game" => title_of(ruleset).to_owned()];
        let named = self.names.account(from, self.words);
        args.set("named", yes_or_no(named.is_some()));
        args.set("player", named.unwrap_or_default());
        NoticeText::of("chat-invitation", args).variant(is_bot(kind).then_some("bot"))
    }

    fn talk(&self, game: GameId, (from, kind): (AccountId, &Option<AccountKind>), text: &str) -> NoticeText<'static> {
        let mut args = self.about(game);
        let named = self.names.account(from, self.words);
        args.set("named", yes_or_no(named.is_some()));
        args.set("player", named.unwrap_or_default());
        args.set("text", text.to_owned());
        NoticeText::of("chat-message", args).variant(is_bot(kind).then_some("bot"))
    }

    fn taken_over(&self, of: (GameId, u8), by: SeatPlayer, kind: &Option<AccountKind>) -> NoticeText<'static> {
        let (args, seat) = self.about_seat(of);
        let variant = match by {
            SeatPlayer::Owner => None,
            // The seat belongs to the bot from now on.
            SeatPlayer::Bot if seat.as_ref().is_some_and(|seat| seat.of_bot) => Some("by-substitute"),
            SeatPlayer::Bot => Some("by-bot"),
            SeatPlayer::Substitute if is_bot(kind) => Some("by-substitute-bot"),
            SeatPlayer::Substitute => Some("by-substitute"),
        };
        NoticeText::of("chat-seat-taken-over", args).variant(variant)
    }

    /// Returns the title of a game with its players, or that of its ruleset.
    fn title(&self, game: GameId, ruleset: &str) -> String {
        self.names.title(game, self.words).unwrap_or_else(|| title_of(ruleset).to_owned())
    }

    fn decision(&self, ruleset: Option<&str>, decision: &str) -> String {
        crate::words::decision_name(self.words.language(), ruleset, decision)
    }

    /// Returns the arguments about a game: whether the reader may know it, its title with the players, and that of the ruleset.
    fn about(&self, game: GameId) -> Args<'static> {
        let title = self.names.ruleset_title(game);
        args![
            "known" => yes_or_no(title.is_some()),
            "title" => title.unwrap_or_default().to_owned(),
            "game" => self.names.title(game, self.words).unwrap_or_default(),
        ]
    }

    fn about_decision(&self, game: GameId, ruleset: &Option<String>, decision: &str) -> Args<'static> {
        let mut args = self.about(game);
        args.set("decision", self.decision(ruleset.as_deref(), decision));
        args
    }

    fn about_seat(&self, of: (GameId, u8)) -> (Args<'static>, Option<NamedSeat>) {
        let mut args = self.about(of.0);
        let seat = self.names.seat(of, self.at, self.words);
        args.set("own", yes_or_no(seat.as_ref().is_some_and(|seat| seat.own)));
        args.set("player", seat.as_ref().map(|seat| seat.player.clone()).unwrap_or_default());
        (args, seat)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn said(notice: &Notice, locale: Locale) -> Words {
        say(notice, DateTime::UNIX_EPOCH, locale, &KnownNames::none(AccountId::new()))
    }

    #[test]
    fn messages_of_bots_are_marked() {
        let from = |kind: &str| {
            let id = "0199a0c2-7e60-7c55-b0f4-6d3a7f2f7d11";
            let message = format!(
                r#"{{"kind": "message", "game": "{id}", "message": "{id}", "from": "{id}", "text": "Beep."{kind}}}"#
            );
            serde_json::from_str::<Notice>(&message)
                .map(|notice| (said(&notice, Locale::En).sentence, said(&notice, Locale::Fr).sentence))
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
            said(&Notice::WebhookDisabled { webhook, reason: reason.to_owned() }, locale).sentence
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
    fn sentences_are_in_the_language_of_the_reader() {
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
        let until = "1970-01-01 00:00 UTC";
        let said = |locale| said(&notice, locale).sentence;
        assert_eq!(said(Locale::En), format!("It is your turn in Art Society: seal a bid, until {until}."));
        let french = format!("C’est à vous de jouer à Art Society\u{a0}: sceller une mise, avant {until}.");
        assert_eq!(said(Locale::Fr), french);
    }

    /// Every kind of notice, as recorded in real games.
    fn recorded() -> Vec<Notice> {
        let lines = include_str!("../../../clients/check/news.jsonl").lines();
        lines.map(|line| serde_json::from_str(line).unwrap()).collect()
    }

    #[test]
    fn every_kind_has_a_label_and_a_sentence_in_every_language() {
        for notice in recorded() {
            let [en, fr] = [said(&notice, Locale::En), said(&notice, Locale::Fr)];
            for words in [&en, &fr] {
                assert!(!words.label.is_empty() && !words.label.ends_with('.'), "{words:?}");
                assert!(!words.sentence.contains(['{', '}', '_']) && words.sentence.len() > 8, "{words:?}");
                assert!(!words.sentence.contains("  ") && !words.sentence.contains(" ."), "{words:?}");
            }
            assert!(en.label != fr.label && en.sentence != fr.sentence, "{en:?} {fr:?}");
        }
    }
}
