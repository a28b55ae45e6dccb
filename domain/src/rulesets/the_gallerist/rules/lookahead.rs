//! Looks ahead whether a turn can still hold its location action (p. 5): now, or after an executive action whose effect is
//! certain from public information. It reads nothing hidden and draws nothing.

use super::super::agenda::Task;
use super::super::apply::apply;
use super::super::event::Event;
use super::super::pieces::{AssistantSource, Bonus, ContractSlot, DisplaySpace, Location, Visitor, VisitorCounts};
use super::super::player::Player;
use super::super::rejection::Rejection;
use super::super::state::{ExecutiveProgress, Stage, State};
use super::{RuleResult, act, colony, executive, market, media, movement, sales, tasks, visitors};
use crate::kernel::Seat;

/// Returns whether the turn still has to hold its location action, if one is possible.
pub fn location_action_due(s: &State) -> bool {
    s.rules.demands_location_action() && !s.acted && !s.kicked && matches!(s.stage, Stage::Move | Stage::Act)
}

/// Tells which executive actions the acting seat may take: those that keep a location action possible which is possible now.
pub struct ActionLookahead<'a> {
    s: &'a State,
    seat: Seat,
    /// Whether a location action can still be taken in this turn.
    within_reach: bool,
    /// Whether a visitor who leaves the seat's lobby might make it impossible.
    lobby_matters: bool,
    /// Whether any ticket might make it impossible.
    tickets_matter: bool,
    /// Whether using a contract might make it impossible.
    contracts_matter: bool,
}

impl<'a> ActionLookahead<'a> {
    /// Allows everything.
    const fn unrestricted(s: &'a State, seat: Seat) -> Self {
        Self { s, seat, within_reach: false, lobby_matters: false, tickets_matter: false, contracts_matter: false }
    }

    /// Looks ahead for the acting seat; `possible` says at which locations an action is possible now.
    ///
    /// Most turns are decided here without trying anything out: once an action is possible, tickets move visitors, which
    /// matters for the market only, and using a contract takes nothing that the Sales Office and the Artists Colony need.
    pub fn of(s: &'a State, seat: Seat, possible: &dyn Fn(Location) -> bool) -> Self {
        let unrestricted = Self::unrestricted(s, seat);
        if !location_action_due(s) {
            return unrestricted;
        }
        let from = if s.stage == Stage::Move { s.gallerist(seat) } else { None };
        let reachable = |location: Location| match s.stage {
            Stage::Move => Some(location) != from,
            _ => location == s.at,
        };
        let direct = |location: Location| reachable(location) && possible(location);
        if direct(Location::SalesOffice) || direct(Location::ArtistsColony) {
            return Self { within_reach: true, ..unrestricted };
        }
        if direct(Location::MediaCenter) {
            let contracts_matter = !media::can_promote_now(s, seat);
            return Self { within_reach: true, contracts_matter, ..unrestricted };
        }
        let market = direct(Location::InternationalMarket);
        let spare_assistant = market && market::available_assistants(s, seat) > 1;
        Self {
            within_reach: market || within_reach(s, seat),
            lobby_matters: true,
            tickets_matter: !market,
            contracts_matter: !spare_assistant,
            ..unrestricted
        }
    }

    /// Looks ahead for the acting seat.
    pub fn now(s: &'a State, seat: Seat) -> Self {
        Self::of(s, seat, &|location| act::is_possible(s, seat, location))
    }

    /// Checks that a ticket may be spent on this visitor.
    pub fn allows_ticket(&self, visitor: Visitor, lobby: Option<Seat>) -> RuleResult {
        let matters = self.tickets_matter || (self.lobby_matters && lobby == Some(self.seat));
        self.allows(matters, &Event::TicketSpent { seat: self.seat, visitor, lobby })
    }

    /// Checks that a contract may be used with this assistant.
    pub fn allows_contract(&self, slot: ContractSlot, from: AssistantSource) -> RuleResult {
        self.allows(self.contracts_matter, &Event::ContractUsed { seat: self.seat, slot, from })
    }

    fn allows(&self, matters: bool, event: &Event) -> RuleResult {
        if self.within_reach && matters && !within_reach(&after(self.s, event), self.seat) {
            return Err(Rejection::LeavesNoAction);
        }
        Ok(())
    }
}

/// Checks that an assistant may be left behind; `only_later` says that an action is possible only after an executive action.
/// Actions that are possible now stay possible, but an executive action in progress ends, and an assistant that does not
/// come from a desk frees none.
pub fn allows_leaving(s: &State, seat: Seat, from: AssistantSource, only_later: bool) -> RuleResult {
    let left = Event::AssistantLeft { seat, from };
    if executive::progress(s) == ExecutiveProgress::Tickets {
        return ActionLookahead::now(s, seat).allows(true, &left);
    }
    if only_later && location_action_due(s) && !is_possible_elsewhere(&after(s, &left), seat) {
        return Err(Rejection::LeavesNoAction);
    }
    Ok(())
}

/// Checks that a choice within an executive action keeps a location action possible.
pub fn allows(s: &State, seat: Seat, event: &Event) -> RuleResult {
    let within_action = location_action_due(s) && !s.agenda.is_empty();
    if within_action && !within_reach(&after(s, event), seat) && within_reach(s, seat) {
        return Err(Rejection::LeavesNoAction);
    }
    Ok(())
}

fn after(s: &State, event: &Event) -> State {
    let mut after = s.clone();
    apply(&mut after, event);
    after
}

/// Returns whether the acting seat can still take a location action this turn.
pub fn within_reach(s: &State, seat: Seat) -> bool {
    let goal = |s: &State| match s.stage {
        Stage::Move => is_possible_elsewhere(s, seat),
        _ => is_possible_here(s, seat),
    };
    if s.agenda.is_empty() { goal(s) } else { tasks_can_reach(s.clone(), seat, &goal) }
}

/// Returns whether a location action can be taken where the seat is, now or after an executive action.
pub fn is_possible_here(s: &State, seat: Seat) -> bool {
    act::is_possible(s, seat, s.at) || opened_by_executive(s, seat, s.at)
}

/// Returns whether a location without a possible action offers one after an executive action that is not taken yet.
pub fn is_possible_later(s: &State, seat: Seat, location: Location) -> bool {
    executive::progress(s) == ExecutiveProgress::Unused
        && (opened_by_tickets(s, seat, location)
            || (contract_might_open(s, seat, location)
                && opened_by_contract(&after_moving(s, seat, location), seat, location)))
}

/// Returns whether a seat about to move can reach a location with a possible action, if need be by leaving an assistant behind
/// or by spending more tickets of the executive action in progress.
pub fn is_possible_elsewhere(s: &State, seat: Seat) -> bool {
    let from = s.gallerist(seat);
    let others = || Location::ALL.into_iter().filter(move |location| Some(*location) != from);
    let sources = || AssistantSource::ALL.into_iter().filter(|source| movement::check_leave(s, seat, *source).is_ok());
    others().any(|location| act::is_possible(s, seat, location))
        || others().any(|location| is_possible_later(s, seat, location))
        || (executive::progress(s) == ExecutiveProgress::Tickets
            && !s.leaving
            && others().any(|to| opened_by_tickets(s, seat, to)))
        || sources().any(|from| is_possible_elsewhere(&after(s, &Event::AssistantLeft { seat, from }), seat))
}

/// Returns the state after the seat moved to a location.
fn after_moving(s: &State, seat: Seat, location: Location) -> State {
    let mut s = s.clone();
    if let Some(event) = movement::displacement(&s, seat, location) {
        apply(&mut s, &event);
    }
    apply(&mut s, &Event::Moved { seat, location, promised: true });
    // The ticket that Lacerda discards makes no location action possible or impossible.
    s.agenda.clear();
    s
}

/// Returns whether an executive action makes an action possible at a location.
fn opened_by_executive(s: &State, seat: Seat, location: Location) -> bool {
    match executive::progress(s) {
        ExecutiveProgress::Done => false,
        ExecutiveProgress::Tickets => opened_by_tickets(s, seat, location),
        ExecutiveProgress::Unused => {
            opened_by_tickets(s, seat, location)
                || (contract_might_open(s, seat, location) && opened_by_contract(s, seat, location))
        }
    }
}

/// Returns false if using a contract cannot make an action possible at a location; a cheap test before trying it out.
fn contract_might_open(s: &State, seat: Seat, location: Location) -> bool {
    let player = s.player(seat);
    let opens = |bonus: Bonus| match location {
        // Signing needs a free contract slot, and no bonus frees one.
        Location::SalesOffice => false,
        Location::ArtistsColony => {
            earns(player, bonus) || (bonus == Bonus::BagVisitor && player.works.len() == colony::REGULAR_ART_SLOTS)
        }
        // An assistant placed on a contract may free a desk.
        Location::MediaCenter => earns(player, bonus) || player.free_desks() <= 1,
        Location::InternationalMarket => earns(player, bonus) && player.lobby.total() > 0,
    };
    player.contracts.0.iter().flatten().any(|held| !held.assistant && opens(held.bonus()))
}

/// Returns whether a contract's bonus may bring Influence or money.
fn earns(player: &Player, bonus: Bonus) -> bool {
    match bonus {
        Bonus::Influence => visitors::influence_earned(player) > 0,
        Bonus::Investment => visitors::money_earned(player) > 0,
        Bonus::Assistant => player.gallery.total() > 0,
        _ => false,
    }
}

/// Returns whether tickets make an action possible: visitors in the lobby open the market, and Collectors in the gallery make
/// the celebrity that a fourth work needs.
fn opened_by_tickets(s: &State, seat: Seat, location: Location) -> bool {
    let player = s.player(seat);
    match location {
        Location::SalesOffice | Location::MediaCenter => false,
        Location::InternationalMarket => {
            let lobby = lobby_by_tickets(s, seat);
            !lobby.kinds().is_within(player.lobby.kinds())
                && market::is_possible_with(s, seat, player.influence, &lobby)
        }
        Location::ArtistsColony => {
            if player.works.len() != colony::REGULAR_ART_SLOTS || player.tickets[Visitor::Collector] == 0 {
                return false;
            }
            let mut with = s.clone();
            with.player_mut(seat).gallery[Visitor::Collector] += collectors_by_tickets(s, seat);
            act::is_possible(&with, seat, location)
        }
    }
}

/// Returns the lobby of the seat with one more visitor of each kind that tickets can bring there: one ticket from the Plaza,
/// two from another lobby.
fn lobby_by_tickets(s: &State, seat: Seat) -> VisitorCounts {
    let player = s.player(seat);
    let in_other_lobby = |kind: Visitor| s.seats.iter().any(|other| other != seat && s.player(other).lobby[kind] > 0);
    let mut lobby = player.lobby;
    for kind in player.tickets.kinds().iter() {
        if s.plaza[kind] > 0 || (player.tickets[kind] > 1 && in_other_lobby(kind)) {
            lobby[kind] += 1;
        }
    }
    lobby
}

/// Returns how many Collectors tickets can bring into the gallery: one ticket each from the seat's lobby, two from the Plaza,
/// three from another lobby.
fn collectors_by_tickets(s: &State, seat: Seat) -> u8 {
    let player = s.player(seat);
    let kind = Visitor::Collector;
    let others = s.seats.iter().filter(|other| *other != seat).map(|other| s.player(other).lobby[kind]).sum();
    let room = (player.works_sold() + 1).saturating_sub(player.gallery[kind]);
    let (mut tickets, mut moved) = (player.tickets[kind], 0);
    for (count, steps) in [(player.lobby[kind], 1), (s.plaza[kind], 2), (others, 3)] {
        let moving = count.min(tickets / steps).min(room - moved);
        tickets -= moving * steps;
        moved += moving;
    }
    moved
}

/// Returns whether using a contract makes an action possible.
fn opened_by_contract(s: &State, seat: Seat, location: Location) -> bool {
    let goal = |s: &State| act::is_possible(s, seat, location);
    executive::contract_uses(s, seat)
        .any(|(slot, from)| tasks_can_reach(after(s, &Event::ContractUsed { seat, slot, from }), seat, &goal))
}

/// Returns whether the pending tasks can be done in a way that certainly reaches the goal. Gained tickets, VIPs, Investors and
/// newly displayed contracts make no action possible, so those choices are skipped.
fn tasks_can_reach(mut s: State, seat: Seat, goal: &dyn Fn(&State) -> bool) -> bool {
    while let Some(task) = s.agenda.last().copied() {
        match task {
            Task::Influence | Task::Investment | Task::Assistant => {
                let gain = tasks::gain(&s, seat, task);
                apply(&mut s, &gain);
            }
            Task::Welcome { bag, among } => {
                let visitor = Visitor::Collector;
                let there = if bag { s.bag[visitor] } else { s.plaza[visitor] };
                if there > 0 && among.and(visitors::admitted(s.player(seat))).has(visitor) {
                    apply(&mut s, &Event::VisitorWelcomed { seat, visitor, bag });
                } else {
                    s.agenda.pop();
                }
            }
            Task::Sign { .. } => {
                if signed_over(&s, seat).any(|signed| tasks_can_reach(signed, seat, goal)) {
                    return true;
                }
                // After revealing new contracts the seat may decline all of them.
                s.agenda.pop();
            }
            _ => {
                s.agenda.pop();
            }
        }
    }
    goal(&s)
}

/// Returns the states after signing over a fulfilled contract whose assistant comes home.
fn signed_over(s: &State, seat: Seat) -> impl Iterator<Item = State> {
    let player = s.player(seat);
    let returning =
        sales::open_contract_slots(player).filter(|slot| player.contracts[*slot].is_some_and(|held| held.assistant));
    let space = DisplaySpace::ALL.into_iter().find(|space| !s.contracts.display[*space].is_empty());
    returning.filter_map(move |slot| Some(after(s, &Event::ContractSigned { seat, space: space?, slot })))
}
