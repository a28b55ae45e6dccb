//! Draws the cards of a player: contracts, and the secret curator and art dealer cards.

use super::cells::{self, NOTE};
use super::colours::CARD_EDGE;
use super::context::Context;
use super::layout::{Block, beside, column_width, flow, grid, paragraph, stacked};
use super::{contracts, signs};
use crate::args;
use crate::kernel::picture::letters;
use crate::kernel::picture::style::{ACCENT, INK, LINE, SMALL, TINT};
use crate::kernel::picture::svg::{Area, Canvas, Paint};
use crate::rulesets::the_gallerist::agenda::Task;
use crate::rulesets::the_gallerist::components::{CardGoal, printed};
use crate::rulesets::the_gallerist::parts;
use crate::rulesets::the_gallerist::pieces::{Bonus, ContractHalf, ContractSlot, Form, Owner, PieceKind};
use crate::rulesets::the_gallerist::view::{ContractView, PlayerView};

const GAP: f64 = 6.0;

/// Draws the contract slots.
pub(super) fn contracts<'a>(ctx: &'a Context<'a>, player: &'a PlayerView, width: f64) -> Block<'a> {
    let wide = column_width(width, 3, GAP);
    let slots = ContractSlot::ALL.map(|slot| {
        let content = match &player.contracts[slot] {
            None => cells::empty(ctx, printed().contract_slots[slot], wide),
            Some(_) if is_turning(ctx, player, slot) => halves(ctx, (player, slot), wide),
            Some(held) => held_contract(ctx, (player, slot), held, wide),
        };
        content.part(parts::contract_slot(player.seat, slot))
    });
    grid(slots.into(), 3, (width, GAP))
}

/// Returns whether the player has to choose a half of the contract in this slot.
fn is_turning(ctx: &Context<'_>, player: &PlayerView, slot: ContractSlot) -> bool {
    let turning = |task: &Task| matches!(task, Task::TurnContract { slot: turned, .. } if *turned == slot);
    ctx.view().actor == player.seat && ctx.view().pending.iter().any(turning)
}

/// Draws both halves of a contract that is being turned, each as a part.
fn halves<'a>(ctx: &'a Context<'a>, (player, slot): (&PlayerView, ContractSlot), width: f64) -> Block<'a> {
    let half = |half: ContractHalf| {
        cells::bonus(ctx, bonus(half), width - 8.0)
            .framed(4.0, contracts::PAINT.edged(ACCENT, 1.5))
            .part(parts::contract_half(player.seat, slot, half))
    };
    stacked(vec![half(ContractHalf::Influence), half(ContractHalf::Investment)], 3.0)
}

const fn bonus(half: ContractHalf) -> Bonus {
    match half {
        ContractHalf::Influence => Bonus::Influence,
        ContractHalf::Investment => Bonus::Investment,
    }
}

fn held_contract<'a>(
    ctx: &'a Context<'a>,
    (player, slot): (&PlayerView, ContractSlot),
    held: &ContractView,
    width: f64,
) -> Block<'a> {
    let seat = player.seat;
    let card = match held.fulfilled {
        None => contracts::contract(ctx, held.contract, width),
        Some(half) => contracts::card(ctx, width, bonus(half), fulfilled).part(parts::contract_half(seat, slot, half)),
    };
    let assistant = held.assistant;
    Block::new(card.height, move |canvas, area| {
        card.draw(canvas, area);
        if assistant {
            let stand = Area::new(area.x + area.w - 26.0, area.y + 3.0, 22.0, 26.0);
            signs::piece(canvas, stand, Owner::Seat(seat), PieceKind::Assistant);
        }
    })
}

/// Draws a tick, the sign of a fulfilled contract.
fn fulfilled(canvas: &mut Canvas, area: Area) {
    canvas.circle(area.point(0.5, 0.5), area.w * 0.44, Paint::fill(CARD_EDGE));
    canvas.line(area.point(0.3, 0.52), area.point(0.45, 0.68), INK, 2.5);
    canvas.line(area.point(0.45, 0.68), area.point(0.72, 0.34), INK, 2.5);
}

/// Draws the secret cards, face up if the viewer may see them.
pub(super) fn goals<'a>(ctx: &'a Context<'a>, player: &'a PlayerView, width: f64) -> Block<'a> {
    let curator: Option<&[CardGoal]> = player.curator.map(|card| printed().curators[card].as_slice());
    let dealer: Option<&[CardGoal]> = player.dealer.map(|card| printed().dealers[card].as_slice());
    if curator.is_none() && dealer.is_none() {
        return paragraph(&ctx.words("picture-secret-cards"), width, SMALL);
    }
    let columns = if width < 500.0 { 1 } else { 2 };
    let wide = column_width(width, columns, GAP);
    let cards = [("line-curator", curator), ("line-dealer", dealer)];
    let cards = cards.into_iter().filter_map(|(name, goals)| Some(card(ctx, name, goals?, wide)));
    grid(cards.collect(), columns, (width, GAP))
}

/// Draws a card: each goal with its works and its money.
fn card<'a>(ctx: &'a Context<'a>, name: &str, goals: &'static [CardGoal], width: f64) -> Block<'a> {
    let inner = width - 12.0;
    let name = ctx.say.label(name, &args![]);
    let label = letters::width(&name, NOTE).min(80.0) + 8.0;
    let goals = goals.iter().map(goal).collect();
    let goals = flow(goals, (inner - label, 12.0));
    let name = super::layout::short_paragraph(&name, label, NOTE, 2).centred();
    beside(vec![(label, name), (inner - label, goals)], 0.0).framed(6.0, Paint::fill(TINT).edged(LINE, 1.0))
}

fn goal<'a>(goal: &'static CardGoal) -> (f64, Block<'a>) {
    let forms: Vec<Form> = Form::ALL.into_iter().flat_map(|form| (0..goal.works[form]).map(move |_| form)).collect();
    let width = forms.len() as f64 * 16.0 + 36.0;
    let block = Block::new(16.0, move |canvas, area| {
        for (place, form) in forms.iter().enumerate() {
            signs::form(canvas, Area::new(area.x + place as f64 * 16.0, area.y, 16.0, 16.0), *form, INK);
        }
        let x = area.x + forms.len() as f64 * 16.0 + 2.0;
        cells::amount(canvas, (x, area.y + 1.0), signs::coin, goal.money);
    });
    (width, block)
}
