//! Why a command is refused.

use super::{speaker, things};
use crate::args;
use crate::kernel::{HasKind, Language, Speech, Words, words::message_id};
use crate::rulesets::art_society::rejection::Rejection;
use crate::rulesets::art_society::wall::Size;

/// Says why a command is refused.
pub(in crate::rulesets::art_society) fn rejection(rejection: &Rejection, language: Language) -> Words {
    let say = speaker(&Speech::in_language(language));
    let args = match *rejection {
        Rejection::NoSuchStack { w, h } | Rejection::StackExhausted { w, h } => {
            args!["size" => things::size(&say, Size::new(w, h))]
        }
        Rejection::CardNotInHand { card } => args!["card" => card.value()],
        Rejection::NotInAuction { painting } | Rejection::NotInMuseum { painting } => {
            args!["painting" => things::painting(&say, painting)]
        }
        Rejection::DecorTooDear { left } => args!["shields" => left],
        Rejection::DecorGone { decor } | Rejection::CannotFree { decor } => {
            args!["size" => things::size(&say, decor.size())]
        }
        Rejection::NoAuctionToOpen
        | Rejection::NotAuctioneer
        | Rejection::SomebodyStillHangs
        | Rejection::NotBidding
        | Rejection::BidUnchanged
        | Rejection::NotYourTurnToTake
        | Rejection::WaitForNoSpace
        | Rejection::NoPaintingToPlace
        | Rejection::DecorFirst
        | Rejection::OutsideWall
        | Rejection::Overlaps
        | Rejection::Unattached
        | Rejection::NotOnStar
        | Rejection::StartingMustHang
        | Rejection::AssistantFull
        | Rejection::AssistantEmpty
        | Rejection::AssistantJustGiven
        | Rejection::NotYourTurnToHang
        | Rejection::PaintingFits
        | Rejection::OtherType
        | Rejection::ExchangeDoesNotFit
        | Rejection::ExchangedMustHang
        | Rejection::ExchangePossible
        | Rejection::NoDecorEarned
        | Rejection::DecorNotDeclinable
        | Rejection::NothingToTakeDown
        | Rejection::TurnNotFinished => args![],
    };
    say.words(&message_id("rejection", rejection.kind()), &args)
}
