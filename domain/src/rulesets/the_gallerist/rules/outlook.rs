//! Whether a turn can still hold its location action (p. 5): what can be done at once, or after an executive action whose effect
//! is certain from what is public. Nothing hidden is looked at and nothing is drawn.

use super::super::agenda::Task;
use super::super::apply::apply;
use super::super::event::Event;
use super::super::pieces::{Bonus, Crowd, Location, Post, Slot, Space, Visitor};
use super::super::player::Player;
use super::super::rejection::Rejection;
use super::super::state::{Executive, Stage, State};
use super::{Checked, act, colony, executive, market, media, movement, tasks};
use crate::kernel::Seat;

/// Whether a location action is still to be taken this turn, if any can be.
pub fn is_owed(s: &State) -> bool {
    s.rules.demands_location_action() && !s.acted && !s.kicked && matches!(s.stage, Stage::Move | Stage::Act)
}

/// What an executive action may not do now: leave the turn without a location action it could still hold.
pub struct Outlook {
    /// Whether a location action is within reach.
    bound: bool,
    /// Whether a visitor who leaves the own lobby might put it out of reach.
    lobby_matters: bool,
    /// Whether any ticket might.
    tickets_matter: bool,
    /// Whether the use of a contract might.
    contracts_matter: bool,
}

impl Outlook {
    const FREE: Self = Self { bound: false, lobby_matters: false, tickets_matter: false, contracts_matter: false };

    /// The outlook of the acting seat, told where an action is possible at once. What most turns need no look-ahead for is told here: tickets move visitors, which open
    /// and close nothing but the market once an action can be taken, and contracts take nothing from the sales office and
    /// the colony.
    pub fn of(s: &State, seat: Seat, useful: &dyn Fn(Location) -> bool) -> Self {
        if !is_owed(s) {
            return Self::FREE;
        }
        let from = if s.stage == Stage::Move { s.gallerist(seat) } else { None };
        let reachable = |location: Location| match s.stage {
            Stage::Move => Some(location) != from,
            _ => location == s.at,
        };
        let direct = |location: Location| reachable(location) && useful(location);
        if direct(Location::SalesOffice) || direct(Location::ArtistsColony) {
            return Self { bound: true, ..Self::FREE };
        }
        let media = direct(Location::MediaCenter);
        if media {
            let promotes = media::promotes(s, seat);
            return Self { bound: true, contracts_matter: !promotes, ..Self::FREE };
        }
        let market = direct(Location::InternationalMarket);
        let spare = market && market::assistants(s, seat) > 1;
        Self {
            bound: market || within_reach(s, seat),
            lobby_matters: true,
            tickets_matter: !market,
            contracts_matter: !spare,
        }
    }

    /// The outlook of the acting seat, seen afresh.
    pub fn now(s: &State, seat: Seat) -> Self {
        Self::of(s, seat, &|location| act::possible(s, seat, location))
    }

    /// Whether a ticket may be spent so.
    pub fn allows_ticket(&self, s: &State, seat: Seat, visitor: Visitor, lobby: Option<Seat>) -> Checked {
        let matters = self.tickets_matter || (self.lobby_matters && lobby == Some(seat));
        self.allows(matters, s, seat, &Event::TicketSpent { seat, visitor, lobby })
    }

    /// Whether a contract may be used so.
    pub fn allows_contract(&self, s: &State, seat: Seat, slot: Slot, from: Post) -> Checked {
        self.allows(self.contracts_matter, s, seat, &Event::ContractUsed { seat, slot, from })
    }

    fn allows(&self, matters: bool, s: &State, seat: Seat, event: &Event) -> Checked {
        if self.bound && matters && !within_reach(&after(s, event), seat) {
            return Err(Rejection::LeavesNoAction);
        }
        Ok(())
    }
}

/// Whether an assistant may be taken along, told whether an action is open to the seat only later. What is open at once stays
/// open, but an executive action under way ends, and the wrong assistant leaves no desk.
pub fn allows_leaving(s: &State, seat: Seat, from: Post, only_later: bool) -> Checked {
    let left = Event::AssistantLeft { seat, from };
    if s.executive == Executive::Tickets {
        return Outlook::now(s, seat).allows(true, s, seat, &left);
    }
    if only_later && is_owed(s) && !somewhere(&after(s, &left), seat) {
        return Err(Rejection::LeavesNoAction);
    }
    Ok(())
}

/// Whether a choice within an executive action may be made so.
pub fn allows(s: &State, seat: Seat, event: &Event) -> Checked {
    let bound = is_owed(s) && !s.agenda.is_empty();
    if bound && !within_reach(&after(s, event), seat) && within_reach(s, seat) {
        return Err(Rejection::LeavesNoAction);
    }
    Ok(())
}

fn after(s: &State, event: &Event) -> State {
    let mut after = s.clone();
    apply(&mut after, event);
    after
}

/// Whether the acting seat can still take a location action this turn.
pub fn within_reach(s: &State, seat: Seat) -> bool {
    let goal = |s: &State| match s.stage {
        Stage::Move => somewhere(s, seat),
        _ => here(s, seat),
    };
    if s.agenda.is_empty() { goal(s) } else { settled(s.clone(), seat, &goal) }
}

/// Whether a location action can be taken where the seat is, now or after an executive action.
pub fn here(s: &State, seat: Seat) -> bool {
    act::possible(s, seat, s.at) || opened(s, seat, s.at)
}

/// Whether a location that offers nothing at once does so after an executive action still to be taken.
pub fn offered_later(s: &State, seat: Seat, location: Location) -> bool {
    s.executive == Executive::Unused
        && (opened_by_tickets(s, seat, location)
            || (contract_might_open(s, seat, location)
                && opened_by_a_contract(&arrived(s, seat, location), seat, location)))
}

/// Whether a seat about to move can go where an action can be taken, possibly leaving an assistant behind or after more
/// tickets of the executive action under way.
pub fn somewhere(s: &State, seat: Seat) -> bool {
    let from = s.gallerist(seat);
    let others = || Location::ALL.into_iter().filter(move |location| Some(*location) != from);
    let posts = || Post::ALL.into_iter().filter(|post| movement::check_leave(s, seat, *post).is_ok());
    others().any(|location| act::possible(s, seat, location))
        || others().any(|location| offered_later(s, seat, location))
        || (s.executive == Executive::Tickets && !s.leaving && others().any(|to| opened_by_tickets(s, seat, to)))
        || posts().any(|from| somewhere(&after(s, &Event::AssistantLeft { seat, from }), seat))
}

/// The seat at another location.
fn arrived(s: &State, seat: Seat, location: Location) -> State {
    let mut s = s.clone();
    if let Some(event) = movement::displacement(&s, seat, location) {
        apply(&mut s, &event);
    }
    apply(&mut s, &Event::Moved { seat, location, promised: true });
    // Which ticket Lacerda discards changes nothing here.
    s.agenda.clear();
    s
}

/// Whether an executive action makes an action possible at a location.
fn opened(s: &State, seat: Seat, location: Location) -> bool {
    match s.executive {
        Executive::Done => false,
        Executive::Tickets => opened_by_tickets(s, seat, location),
        Executive::Unused => {
            opened_by_tickets(s, seat, location)
                || (contract_might_open(s, seat, location) && opened_by_a_contract(s, seat, location))
        }
    }
}

/// Whether using a contract could make an action possible at a location, at a glance and before going there.
fn contract_might_open(s: &State, seat: Seat, location: Location) -> bool {
    let player = s.player(seat);
    let opens = |bonus: Bonus| match location {
        // A slot for a contract is all that signing needs, and no bonus makes one.
        Location::SalesOffice => false,
        Location::ArtistsColony => {
            earns(player, bonus) || (bonus == Bonus::BagVisitor && player.works.len() == colony::PLACES)
        }
        // An assistant put on a contract leaves a desk.
        Location::MediaCenter => earns(player, bonus) || player.free_desks() <= 1,
        Location::InternationalMarket => earns(player, bonus) && player.lobby.total() > 0,
    };
    player.contracts.0.iter().flatten().any(|held| !held.assistant && opens(held.bonus()))
}

/// Whether a contract's bonus may bring Influence or money.
fn earns(player: &Player, bonus: Bonus) -> bool {
    match bonus {
        Bonus::Influence => player.influence_earned() > 0,
        Bonus::Investment => player.money_earned() > 0,
        Bonus::Assistant => player.gallery.total() > 0,
        _ => false,
    }
}

/// Whether tickets make an action possible: visitors in the lobby open the market, Collectors in the gallery make the
/// celebrity that a fourth work needs.
fn opened_by_tickets(s: &State, seat: Seat, location: Location) -> bool {
    let player = s.player(seat);
    match location {
        Location::SalesOffice | Location::MediaCenter => false,
        Location::InternationalMarket => {
            let lobby = lobby_by_tickets(s, seat);
            !lobby.kinds().is_within(player.lobby.kinds()) && market::possible_with(s, seat, player.influence, &lobby)
        }
        Location::ArtistsColony => {
            if player.works.len() != colony::PLACES || player.tickets[Visitor::Collector] == 0 {
                return false;
            }
            let mut with = s.clone();
            with.player_mut(seat).gallery[Visitor::Collector] += collectors_by_tickets(s, seat);
            act::possible(&with, seat, location)
        }
    }
}

/// The own lobby with one more visitor of each kind that tickets can bring there: one step from the Plaza, two from
/// elsewhere.
fn lobby_by_tickets(s: &State, seat: Seat) -> Crowd {
    let player = s.player(seat);
    let elsewhere = |kind: Visitor| s.seats.iter().any(|other| other != seat && s.player(other).lobby[kind] > 0);
    let mut lobby = player.lobby;
    for kind in player.tickets.kinds().iter() {
        if s.plaza[kind] > 0 || (player.tickets[kind] > 1 && elsewhere(kind)) {
            lobby[kind] += 1;
        }
    }
    lobby
}

/// How many Collectors tickets can bring into the gallery: one step from the own lobby, two from the Plaza, three from
/// elsewhere.
fn collectors_by_tickets(s: &State, seat: Seat) -> u8 {
    let player = s.player(seat);
    let kind = Visitor::Collector;
    let others = s.seats.iter().filter(|other| *other != seat).map(|other| s.player(other).lobby[kind]).sum();
    let room = (player.works_sold() + 1).saturating_sub(player.gallery[kind]);
    let (mut tickets, mut come) = (player.tickets[kind], 0);
    for (there, steps) in [(player.lobby[kind], 1), (s.plaza[kind], 2), (others, 3)] {
        let some = there.min(tickets / steps).min(room - come);
        tickets -= some * steps;
        come += some;
    }
    come
}

/// Whether using a contract makes an action possible.
fn opened_by_a_contract(s: &State, seat: Seat, location: Location) -> bool {
    let goal = |s: &State| act::possible(s, seat, location);
    executive::contract_uses(s, seat)
        .any(|(slot, from)| settled(after(s, &Event::ContractUsed { seat, slot, from }), seat, &goal))
}

/// Whether what a bonus brings can be chosen so that the goal is certain. Tickets, VIPs and Investors who come, and new
/// contracts on display make no action possible.
fn settled(mut s: State, seat: Seat, goal: &dyn Fn(&State) -> bool) -> bool {
    while let Some(task) = s.agenda.last().copied() {
        match task {
            Task::Influence | Task::Investment | Task::Assistant => {
                let gain = tasks::gain(&s, seat, task);
                apply(&mut s, &gain);
            }
            Task::Welcome { bag, among } => {
                let visitor = Visitor::Collector;
                let there = if bag { s.bag[visitor] } else { s.plaza[visitor] };
                if there > 0 && among.and(s.player(seat).welcome()).has(visitor) {
                    apply(&mut s, &Event::VisitorWelcomed { seat, visitor, bag });
                } else {
                    s.agenda.pop();
                }
            }
            Task::Sign { .. } => {
                if signed_over(&s, seat).any(|signed| settled(signed, seat, goal)) {
                    return true;
                }
                // New contracts can be revealed, and then none has to be signed.
                s.agenda.pop();
            }
            _ => {
                s.agenda.pop();
            }
        }
    }
    goal(&s)
}

/// The states after signing over a contract from which an assistant comes home.
fn signed_over(s: &State, seat: Seat) -> impl Iterator<Item = State> {
    let player = s.player(seat);
    let returning = player.open_slots().filter(|slot| player.contracts[*slot].is_some_and(|held| held.assistant));
    let space = Space::ALL.into_iter().find(|space| !s.contracts.display[*space].is_empty());
    returning.filter_map(move |slot| Some(after(s, &Event::ContractSigned { seat, space: space?, slot })))
}
