//! Says why a command is refused.

use super::super::rejection::Rejection;
use super::speaker;
use super::terms::{influence, money, term};
use crate::args;
use crate::kernel::words::{Args, message_id};
use crate::kernel::{HasKind, Language, Speaker, Speech, Words};

/// Says why a command is refused.
pub(in super::super) fn rejection(rejection: &Rejection, language: Language) -> Words {
    let say = speaker(&Speech::in_language(language));
    say.words(&message_id("rejection", rejection.kind()), &arguments(&say, rejection))
}

fn arguments(say: &Speaker<'_>, rejection: &Rejection) -> Args<'static> {
    match rejection {
        Rejection::WrongDecision { awaited } => {
            args!["awaited" => say.label(&message_id("decision", awaited.kind()), &args![])]
        }
        Rejection::StartTaken { location } | Rejection::NothingToDoThere { location } => {
            args!["at" => term(say, "location", location, "at")]
        }
        Rejection::NoAssistantThere { from } => args!["from" => term(say, "source", from, "from")],
        Rejection::ActionElsewhere { action } => args![
            "to" => term(say, "action", action, "to"),
            "at" => term(say, "location", &action.location(), "at"),
        ],
        Rejection::NotEnoughInfluence { needed } => args!["needed" => influence(say, *needed)],
        Rejection::AlreadyDiscovered { artist }
        | Rejection::NotDiscovered { artist }
        | Rejection::Retired { artist }
        | Rejection::FullyPromoted { artist } => args!["artist" => term(say, "artist", artist, "the")],
        Rejection::NoSignature { artist } | Rejection::FameNotForThisArtist { artist } => {
            args!["artist" => term(say, "artist", artist, "of")]
        }
        Rejection::NotExhibited { artist } => args!["artist" => term(say, "artist", artist, "by")],
        Rejection::CannotPay { price } => args!["price" => money(say, *price)],
        Rejection::PaymentOutOfRange { least, most } => args!["least" => *least, "most" => money(say, *most)],
        Rejection::FameOutOfRange { least, most } => args!["least" => *least, "most" => *most],
        Rejection::WrongTicket { ticket }
        | Rejection::TicketsGone { ticket }
        | Rejection::WrongExchange { ticket }
        | Rejection::TicketNotInHand { ticket }
        | Rejection::NotTheLargestStack { ticket } => args!["ticket" => term(say, "visitor", ticket, "a-ticket")],
        Rejection::NoSuchVisitor { visitor } | Rejection::VisitorNotMeant { visitor } => {
            args!["visitor" => term(say, "visitor", visitor, "a")]
        }
        Rejection::HireOutOfRange { most } => args!["most" => *most],
        Rejection::NoToken { level } => args!["level" => *level],
        Rejection::NotAwaited
        | Rejection::MustMove
        | Rejection::NotOnALocation
        | Rejection::AlreadyLeaving
        | Rejection::ActionAlreadyTaken
        | Rejection::OneActionOnly
        | Rejection::ExecutiveAlreadyTaken
        | Rejection::MustAct
        | Rejection::LeavesNoAction
        | Rejection::CommissionOutstanding
        | Rejection::NoWorkLeft
        | Rejection::NoPlaceInGallery
        | Rejection::TooManyCollectors
        | Rejection::NoContractThere
        | Rejection::BonusTaken
        | Rejection::SlotInUse
        | Rejection::NoSlotFree
        | Rejection::AlreadyRevealed
        | Rejection::MustSign
        | Rejection::ContractFulfilled
        | Rejection::WrongForm
        | Rejection::ColumnUnused
        | Rejection::ColumnClosed
        | Rejection::RowClosed
        | Rejection::PlaceTaken
        | Rejection::NoReputationSpace
        | Rejection::SpaceCovered
        | Rejection::NoAssistant
        | Rejection::NotOnTheEasels => args![],
    }
}
