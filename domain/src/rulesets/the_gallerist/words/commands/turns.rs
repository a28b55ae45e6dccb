//! Says the commands of a turn besides the location actions: moving, executive actions, finishing.

use super::super::super::components::printed;
use super::super::super::pieces::{
    AssistantSource, Bonus, ContractHalf, ContractSlot, Location, Occupant, Owner, Visitor,
};
use super::super::terms::{counted, piece, slot, term, tile};
use super::{Chooser, with_notes};
use crate::args;
use crate::kernel::{Seat, Words};

impl Chooser<'_> {
    pub(super) fn choose_start(&self, location: Location) -> Words {
        let say = &self.say;
        let tile = self.view.start_tiles[location].map(|on_it| tile(say, on_it)).unwrap_or_default();
        let (name, at) = (say.name("location", &location), term(say, "location", &location, "at"));
        say.words("command-choose-start", &args!["location" => name, "at" => at, "tile" => tile])
    }

    pub(super) fn leave_assistant(&self, from: AssistantSource) -> Words {
        let say = &self.say;
        let at = self.player.gallerist.map(|location| term(say, "location", &location, "at")).unwrap_or_default();
        say.words("command-leave-assistant", &args!["from" => term(say, "source", &from, "from"), "at" => at])
    }

    pub(super) fn move_to(&self, location: Location) -> Words {
        let say = &self.say;
        let args = args![
            "location" => say.name("location", &location),
            "to" => term(say, "location", &location, "to"),
            "purpose" => term(say, "location", &location, "purpose"),
        ];
        let stays = self.player.gallerist.filter(|_| self.view.leaving_assistant);
        let stays = stays.map(|at| say.text("note-leaves", &args!["at" => term(say, "location", &at, "at")]));
        let notes = self.view.locations[location].map(|occupant| self.displacement(occupant));
        with_notes(say.words("command-move-to", &args), notes.into_iter().chain(stays))
    }

    /// Says what happens to the piece on a location that the player moves to.
    fn displacement(&self, Occupant { owner, piece: kind }: Occupant) -> String {
        let say = &self.say;
        match owner {
            Owner::Lacerda => say.text("note-kicks-lacerda", &args![]),
            Owner::Seat(own) if own == self.seat => say.text("note-own-assistant", &args![]),
            Owner::Seat(other) => {
                let message = if self.view.last_round { "note-sends-home" } else { "note-kicks-out" };
                say.text(message, &args!["piece" => piece(say, other, kind)])
            }
        }
    }

    pub(super) fn spend_ticket(&self, visitor: Visitor, lobby: Option<Seat>) -> Words {
        let say = &self.say;
        let left = i32::from(self.player.tickets[visitor]) - 1;
        let mut args = args![
            "name" => say.name("visitor", &visitor),
            "visitor" => term(say, "visitor", &visitor, "a"),
            "left" => counted(say, ("visitor", "tickets"), &visitor, left),
        ];
        let message = match lobby {
            None => "command-spend-ticket",
            Some(own) if own == self.seat => "command-spend-ticket-in-lobby",
            Some(other) => {
                args.set("player", say.player(other));
                "command-spend-ticket-elsewhere"
            }
        };
        say.words(message, &args)
    }

    pub(super) fn use_contract(&self, at: ContractSlot, from: AssistantSource) -> Words {
        let say = &self.say;
        let bonus = self.player.contracts[at].as_ref().map_or(Bonus::Contract, |held| match held.fulfilled {
            None => printed().contract(held.contract).bonus,
            Some(ContractHalf::Influence) => Bonus::Influence,
            Some(ContractHalf::Investment) => Bonus::Investment,
        });
        let args = args![
            "slot" => slot(say, at),
            "contract" => say.text("slot-contract", &args!["slot" => at.number()]),
            "name" => say.name("bonus", &bonus),
            "from" => term(say, "source", &from, "from"),
            "bonus" => self.gain(bonus),
        ];
        say.words("command-use-contract", &args)
    }

    pub(super) fn finish(&self) -> Words {
        let acted = self.view.acted || self.view.executive_taken;
        self.plain(match (self.view.kicked_out, acted) {
            (false, _) => "command-finish",
            (true, true) => "command-finish-kicked-out",
            (true, false) => "command-decline-to-act",
        })
    }
}
