//! Says what a seat has to decide, and why.

use super::super::TheGallerist;
use super::super::agenda::Task;
use super::super::components::printed;
use super::super::decision::Decision;
use super::super::pieces::{Location, MarketSpace, Owner, VisitorSet};
use super::super::view::{PlayerView, View};
use super::speaker;
use super::terms::{self, market_space, money, slot, term, tickets, tile};
use crate::args;
use crate::kernel::words::{Args, message_id};
use crate::kernel::{DecisionWords, HasKind, Scene, Seat, Speaker, Speech};

/// Says what a seat has to decide, and why.
pub(in super::super) fn decision(
    scene: &Scene<TheGallerist>,
    speech: &Speech<'_>,
    seat: Seat,
    decision: Decision,
) -> DecisionWords {
    let say = speaker(speech);
    let id = message_id("decision", decision.kind());
    let asked = Asked { say, view: &scene.view, seat };
    let args = asked.arguments(decision);
    DecisionWords {
        label: say.label(&id, &args),
        sentence: say.text(&id, &args),
        why: say.attribute(&id, "why", &args),
    }
}

/// The player who is asked, and what the viewer sees.
struct Asked<'a> {
    say: Speaker<'a>,
    view: &'a View,
    seat: Seat,
}

impl Asked<'_> {
    fn arguments(&self, decision: Decision) -> Args<'static> {
        let say = &self.say;
        match decision {
            Decision::ChooseStart | Decision::DiscardTicket | Decision::TakeRenownedWork => args![],
            Decision::Move => args!["last" => if self.view.last_round { "yes" } else { "no" }],
            Decision::Act => args!["at" => self.at("at"), "step" => self.step()],
            Decision::KickedOut => self.kicked_out(),
            Decision::Pay => self.pay(),
            Decision::RaiseFame => self.raise_fame(),
            Decision::TakeTicket => {
                let due = match self.task() {
                    Some(Task::Tickets { first, second }) => tickets(say, first, second),
                    _ => tickets(say, VisitorSet::ALL, VisitorSet::NONE),
                };
                args!["tickets" => due, "cause" => self.cause()]
            }
            Decision::WelcomeVisitor => {
                let bag = matches!(self.task(), Some(Task::Welcome { bag: true, .. }));
                args!["from" => if bag { "bag" } else { "plaza" }, "cause" => self.cause()]
            }
            Decision::SignContract => {
                let revealed = matches!(self.task(), Some(Task::Sign { revealed: true }));
                let cause = if revealed { say.text("cause-revealed", &args![]) } else { self.cause() };
                args!["revealed" => if revealed { "yes" } else { "no" }, "cause" => cause]
            }
            Decision::SendVisitor => match self.task() {
                Some(Task::SendBuyer { .. }) => args!["from" => "gallery", "cause" => "sale"],
                _ => args!["from" => "lobby", "cause" => if self.takes_tile() { "tile" } else { "start" }],
            },
            Decision::TurnContract => match self.task() {
                Some(Task::TurnContract { slot: at, left }) => {
                    args!["slot" => slot(say, at), "left" => left.map_or("none", |kind| kind.kind())]
                }
                _ => args!["slot" => "", "left" => "none"],
            },
            Decision::CoverSpace => {
                let tile =
                    if let Some(Task::Cover { tile: taken }) = self.task() { tile(say, taken) } else { String::new() };
                args!["tile" => tile, "cause" => if self.takes_tile() { "tile" } else { "start" }]
            }
            Decision::PlaceAssistant => match self.task() {
                Some(Task::Place { space }) => {
                    let tile = matches!(space, MarketSpace::Reputation { .. });
                    args!["space" => market_space(say, space), "cause" => if tile { "tile" } else { "offer" }]
                }
                _ => args!["space" => "", "cause" => "offer"],
            },
        }
    }

    fn player(&self) -> Option<&PlayerView> {
        self.view.players.get(self.seat.index())
    }

    fn task(&self) -> Option<Task> {
        self.view.pending.last().copied()
    }

    /// Returns the location where the player acts.
    fn location(&self) -> Option<Location> {
        match &self.view.waiting {
            Some(waiting) if self.view.kicked_out => Some(waiting.at),
            _ => self.player().and_then(|player| player.gallerist),
        }
    }

    fn at(&self, attribute: &str) -> String {
        self.location().map(|location| term(&self.say, "location", &location, attribute)).unwrap_or_default()
    }

    /// Returns which actions of the turn are left.
    const fn step(&self) -> &'static str {
        match (self.view.acted, self.view.executive_taken) {
            (true, true) => "tickets",
            (true, false) => "executive",
            (false, false) => "location",
            (false, true) => "action",
        }
    }

    /// Returns whether a tile of the market is being taken: an assistant is still to be placed for it.
    fn takes_tile(&self) -> bool {
        self.view.pending.iter().any(|task| matches!(task, Task::Place { .. }))
    }

    fn kicked_out(&self) -> Args<'static> {
        let say = &self.say;
        let before = self.player().map_or(0, |player| player.influence);
        let by = if self.view.lacerda.is_some() { Owner::Lacerda } else { Owner::Seat(self.view.turn) };
        let piece = self.view.waiting.as_ref().map(|waiting| term(say, "piece", &waiting.piece, "your"));
        args![
            "at" => self.at("at"),
            "from" => self.at("out"),
            "before" => before,
            "influence" => printed().influence.fame_icons.back(before, 1),
            "piece" => piece.unwrap_or_default(),
            "player" => terms::owner(say, by),
        ]
    }

    fn pay(&self) -> Args<'static> {
        let say = &self.say;
        let (price, work) = if let Some(Task::Pay { price, work }) = self.task() { (price, work) } else { (0, None) };
        let cause = match work {
            Some(_) => "work",
            None if self.takes_tile() => "offer",
            None => "other",
        };
        args![
            "price" => money(say, price),
            "money" => money(say, self.player().map_or(0, |player| player.money)),
            "influence" => self.player().map_or(0, |player| player.influence),
            "cause" => cause,
            "artist" => work.map(|artist| term(say, "artist", &artist, "by")).unwrap_or_default(),
        ]
    }

    fn raise_fame(&self) -> Args<'static> {
        let say = &self.say;
        let collectors = self.player().map_or(0, |player| player.gallery[super::super::pieces::Visitor::Collector]);
        let (only, plus) =
            if let Some(Task::Fame { artist, plus, .. }) = self.task() { (artist, plus) } else { (None, 0) };
        let choice = match (only, plus + collectors) {
            (None, 0) => "artist-by-influence",
            (None, _) => "artist",
            (Some(_), 0) => "by-influence",
            (Some(_), _) => "influence",
        };
        args![
            "choice" => choice,
            "step" => plus + collectors,
            "artist" => only.map(|artist| term(say, "artist", &artist, "of")).unwrap_or_default(),
            "cause" => self.cause(),
        ]
    }

    /// Says which action or bonus led to the pending task, as far as the tasks after it and the turn show it.
    fn cause(&self) -> String {
        let say = &self.say;
        let the = |artist| args!["artist" => term(say, "artist", &artist, "the")];
        let later = self.view.pending.iter().rev().skip(1);
        match self.task() {
            Some(Task::Fame { artist: Some(artist), buying: false, .. }) => {
                return say.text("cause-promotion", &the(artist));
            }
            Some(Task::Fame { discovered: Some(artist), .. }) => return say.text("cause-discovery", &the(artist)),
            _ => {}
        }
        for task in later {
            match *task {
                Task::Exhibit { artist } => {
                    return say.text("cause-work", &args!["artist" => term(say, "artist", &artist, "by")]);
                }
                Task::Fame { artist: Some(artist), buying: false, .. } => {
                    return say.text("cause-promotion", &the(artist));
                }
                Task::ReleaseCollector { artist } => return say.text("cause-discovery", &the(artist)),
                Task::SendLobby => return say.text("cause-reputation", &args![]),
                _ => {}
            }
        }
        match (self.view.acted, self.view.executive_taken) {
            (false, _) => say.text("cause-contract", &args![]),
            (true, false) => say.text("cause-action", &args!["at" => self.at("at")]),
            (true, true) => say.text("cause-bonus", &args![]),
        }
    }
}
