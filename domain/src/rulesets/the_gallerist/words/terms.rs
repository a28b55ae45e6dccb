//! Noun phrases for pieces, places and amounts, as the other texts use them.

use super::super::components::{CardGoal, TileFace, printed};
use super::super::pieces::{
    Bonus, Column, Contract, ContractSlot, Form, MarketSpace, Owner, PieceKind, ReputationTile, Visitor, VisitorCounts,
    VisitorSet,
};
use super::super::view::PlayerView;
use crate::args;
use crate::kernel::words::message_id;
use crate::kernel::{HasKind, Seat, Speaker};

/// Returns a form of the name of a value, such as "to the Sales Office".
pub(in super::super) fn term(say: &Speaker<'_>, prefix: &str, value: &impl HasKind, attribute: &str) -> String {
    say.attribute(&message_id(prefix, value.kind()), attribute, &args![])
}

/// Returns a value with a number, such as "2 Investors".
pub(in super::super) fn counted(
    say: &Speaker<'_>,
    (prefix, attribute): (&str, &str),
    value: &impl HasKind,
    count: i32,
) -> String {
    say.attribute(&message_id(prefix, value.kind()), attribute, &args!["count" => count])
}

/// Returns an amount of money.
pub(in super::super) fn money(say: &Speaker<'_>, count: impl Into<i32>) -> String {
    say.text("amount-money", &args!["count" => count.into()])
}

/// Returns an amount of Influence.
pub(in super::super) fn influence(say: &Speaker<'_>, count: impl Into<i32>) -> String {
    say.text("amount-influence", &args!["count" => count.into()])
}

/// Returns an amount of money and of Influence, without an amount that is 0.
pub(in super::super) fn money_and_influence(say: &Speaker<'_>, cash: u8, spaces: u8) -> String {
    match (cash, spaces) {
        (_, 0) => money(say, cash),
        (0, _) => influence(say, spaces),
        _ => say.text(
            "amount-money-and-influence",
            &args!["money" => money(say, cash), "influence" => influence(say, spaces)],
        ),
    }
}

/// Returns the name of a market column.
pub(in super::super) fn column(say: &Speaker<'_>, column: Column) -> String {
    say.text("column", &args!["column" => column.number()])
}

/// Returns the name of a contract slot.
pub(in super::super) fn slot(say: &Speaker<'_>, slot: ContractSlot) -> String {
    say.text("slot", &args!["slot" => slot.number()])
}

/// Returns the space of the market.
pub(in super::super) fn market_space(say: &Speaker<'_>, space: MarketSpace) -> String {
    match space {
        MarketSpace::Reputation { row, column: at } => {
            say.text("market-tile", &args!["form" => say.name("form", &row), "column" => column(say, at)])
        }
        MarketSpace::Auction { offer, column: at } => {
            say.text("market-offer", &args!["money" => money(say, offer.money()), "column" => column(say, at)])
        }
    }
}

/// Returns a contract in a few words: its form and its bonus.
pub(in super::super) fn contract(say: &Speaker<'_>, contract: Contract) -> String {
    let face = printed().contract(contract);
    let (form, bonus) = (say.name("form", &face.form), say.name("bonus", &face.bonus));
    say.label("contract", &args!["form" => form, "bonus" => bonus])
}

/// Returns the name of a work of a form.
pub(in super::super) fn work(say: &Speaker<'_>, form: Form) -> String {
    term(say, "form", &form, "work")
}

/// Returns what a bonus brings.
pub(in super::super) fn bonus(say: &Speaker<'_>, bonus: Bonus) -> String {
    term(say, "bonus", &bonus, "what")
}

/// Returns what a bonus brings to a player now; the visitors in the gallery decide an amount.
pub(in super::super) fn gain(say: &Speaker<'_>, player: Option<&PlayerView>, icon: Bonus) -> String {
    let earned = |each: &VisitorCounts| {
        player.map_or(0, |player| Visitor::ALL.into_iter().map(|kind| each[kind] * player.gallery[kind]).sum::<u8>())
    };
    match icon {
        Bonus::Influence => influence(say, earned(&printed().earnings.influence)),
        Bonus::Investment => money(say, earned(&printed().earnings.money)),
        other => bonus(say, other),
    }
}

/// Returns what a reputation tile pays: "3 money and 1 Influence for each Collector in the gallery".
pub(in super::super) fn tile(say: &Speaker<'_>, tile: ReputationTile) -> String {
    let TileFace { per, money, influence } = printed().tiles[tile];
    let each = term(say, "criterion", &per, "each");
    say.text("tile", &args!["amount" => money_and_influence(say, money, influence), "each" => each])
}

/// Returns the tickets of a gain: a choice of colours, and another one for a second ticket.
pub(in super::super) fn tickets(say: &Speaker<'_>, first: VisitorSet, second: VisitorSet) -> String {
    match (first, second) {
        (VisitorSet::ALL, VisitorSet::ALL) => bonus(say, Bonus::TwoTickets),
        (first, VisitorSet::NONE) => either_ticket(say, first),
        (first, second) => {
            let (first, second) = (either_ticket(say, first), either_ticket(say, second));
            say.text("tickets-two", &args!["first" => first, "second" => second])
        }
    }
}

fn either_ticket(say: &Speaker<'_>, colours: VisitorSet) -> String {
    if colours == VisitorSet::ALL {
        return bonus(say, Bonus::AnyTicket);
    }
    let mut tickets = colours.iter().map(|colour| term(say, "visitor", &colour, "a-ticket"));
    let first = tickets.next().unwrap_or_default();
    tickets.fold(first, |first, last| say.text("either", &args!["first" => first, "last" => last]))
}

/// Returns the number of visitors of each kind that there is.
pub(in super::super) fn visitors(say: &Speaker<'_>, counts: &VisitorCounts) -> String {
    let kinds: Vec<String> = counts
        .iter()
        .filter(|(_, count)| **count > 0)
        .map(|(kind, count)| counted(say, ("visitor", "count"), &kind, i32::from(*count)))
        .collect();
    say.speech.list(&kinds)
}

/// Returns the name of the owner of a piece.
pub(in super::super) fn owner(say: &Speaker<'_>, owner: Owner) -> String {
    match owner {
        Owner::Seat(seat) => say.player(seat),
        Owner::Lacerda => say.text("lacerda", &args![]),
    }
}

/// Returns a piece with its owner: "Ada’s gallerist".
pub(in super::super) fn piece_of(say: &Speaker<'_>, of: Owner, piece: PieceKind) -> String {
    say.attribute(&message_id("piece", piece.kind()), "of", &args!["player" => owner(say, of)])
}

/// Returns a piece of a seat with its owner.
pub(in super::super) fn piece(say: &Speaker<'_>, seat: Seat, piece: PieceKind) -> String {
    piece_of(say, Owner::Seat(seat), piece)
}

/// Returns the goals of a secret card with their money.
pub(in super::super) fn goals(say: &Speaker<'_>, goals: &[CardGoal]) -> String {
    let goal = |goal: &CardGoal| {
        let works = goal.works.iter().filter(|(_, count)| **count > 0);
        let works: Vec<String> =
            works.map(|(form, count)| counted(say, ("form", "works"), &form, i32::from(*count))).collect();
        say.text("goal", &args!["works" => say.speech.list(&works), "money" => money(say, goal.money)])
    };
    series(say, goals.iter().map(goal))
}

/// Joins phrases that contain commas themselves.
pub(in super::super) fn series(say: &Speaker<'_>, phrases: impl Iterator<Item = String>) -> String {
    let join = |first: String, last: String| say.text("series", &args!["first" => first, "last" => last]);
    phrases.reduce(join).unwrap_or_default()
}
