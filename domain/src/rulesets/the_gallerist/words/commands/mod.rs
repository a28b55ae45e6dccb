//! Says what each legal command does, from what the viewer sees.

mod actions;
mod choices;
mod turns;

use super::super::TheGallerist;
use super::super::command::Command;
use super::super::components::printed;
use super::super::pieces::Bonus;
use super::super::placing::{Placed, placed_by};
use super::super::view::{PlayerView, View};
use super::{pointing, speaker, terms};
use crate::kernel::{Presented, Scene, Seat, Speaker, Speech, Words};

/// Says what each command does, which parts name it, which piece it places, and to which group it belongs.
pub(in super::super) fn present(
    scene: &Scene<TheGallerist>,
    speech: &Speech<'_>,
    seat: Seat,
    commands: &[Command],
) -> Vec<Presented> {
    let view = &scene.view;
    let Some(player) = view.players.get(seat.index()) else { return Vec::new() };
    let chooser = Chooser { say: speaker(speech), view, player, seat };
    let one = |command: &Command| Presented {
        words: chooser.words(command),
        group: pointing::group(command),
        parts: pointing::parts(view, seat, command),
        piece: placed_by(view, seat, command).map(Placed::id),
    };
    commands.iter().map(one).collect()
}

/// The player who chooses a command, and what this player sees.
struct Chooser<'a> {
    say: Speaker<'a>,
    view: &'a View,
    player: &'a PlayerView,
    seat: Seat,
}

impl Chooser<'_> {
    fn words(&self, command: &Command) -> Words {
        match *command {
            Command::ChooseStart { location } => self.choose_start(location),
            Command::LeaveAssistant { from } => self.leave_assistant(from),
            Command::MoveTo { location } => self.move_to(location),
            Command::SpendTicket { visitor, lobby } => self.spend_ticket(visitor, lobby),
            Command::UseContract { slot, from } => self.use_contract(slot, from),
            Command::Finish {} => self.finish(),
            Command::DiscoverArtist { artist } => self.discover(artist),
            Command::BuyWork { artist } => self.buy(artist),
            Command::RevealContracts {} => self.plain("command-reveal-contracts"),
            Command::SignContract { space, slot } => self.sign(space, slot),
            Command::DeclineContract {} => self.plain("command-decline-contract"),
            Command::SellWork { artist, slot } => self.sell(artist, slot),
            Command::HireAssistants { count } => self.hire(count),
            Command::PromoteArtist { artist } => self.promote(artist),
            Command::TakeReputationTile { row, column } => self.take_tile(row, column),
            Command::MakeOffer { offer, column } => self.make_offer(offer, column),
            Command::Pay { with_influence } => self.pay(with_influence),
            Command::RaiseFame { artist, with_influence } => self.raise_fame(artist, with_influence),
            Command::TakeTicket { ticket, discarding } => self.take_ticket(ticket, discarding),
            Command::WelcomeVisitor { visitor } => self.welcome(visitor),
            Command::SendVisitor { visitor } => self.send(visitor),
            Command::TurnContract { half } => self.turn_contract(half),
            Command::CoverSpace { space } => self.cover(space),
            Command::PlaceAssistant { from } => self.place_assistant(from),
            Command::DiscardTicket { ticket } => self.discard_ticket(ticket),
            Command::TakeRenownedWork { form, to } => self.take_renowned(form, to),
        }
    }

    fn plain(&self, message: &str) -> Words {
        self.say.words(message, &crate::args![])
    }

    /// Returns what a bonus brings this player now.
    fn gain(&self, bonus: Bonus) -> String {
        terms::gain(&self.say, Some(self.player), bonus)
    }

    /// Returns the Influence that is left for a location action: a kicked-out player first goes back to a fame icon.
    fn influence_for_action(&self) -> u8 {
        let influence = self.player.influence;
        if self.view.kicked_out { printed().influence.fame_icons.back(influence, 1) } else { influence }
    }
}

/// Adds sentences to the words of a command.
fn with_notes(words: Words, notes: impl IntoIterator<Item = String>) -> Words {
    let sentence = notes.into_iter().fold(words.sentence, |sentence, note| sentence + " " + &note);
    Words { sentence, ..words }
}
