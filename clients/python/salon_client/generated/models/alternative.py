from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar

from attrs import define as _attrs_define

from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.art_society_command_exchange_painting import (
        ArtSocietyCommandExchangePainting,
    )
    from ..models.art_society_command_finish_turn import ArtSocietyCommandFinishTurn
    from ..models.art_society_command_forgo_decor import ArtSocietyCommandForgoDecor
    from ..models.art_society_command_free_decor import ArtSocietyCommandFreeDecor
    from ..models.art_society_command_hang_assistant_tile import (
        ArtSocietyCommandHangAssistantTile,
    )
    from ..models.art_society_command_hang_decor import ArtSocietyCommandHangDecor
    from ..models.art_society_command_hang_painting import ArtSocietyCommandHangPainting
    from ..models.art_society_command_hold_decor import ArtSocietyCommandHoldDecor
    from ..models.art_society_command_hold_painting import ArtSocietyCommandHoldPainting
    from ..models.art_society_command_offer_stack import ArtSocietyCommandOfferStack
    from ..models.art_society_command_place_bid import ArtSocietyCommandPlaceBid
    from ..models.art_society_command_store_excess import ArtSocietyCommandStoreExcess
    from ..models.art_society_command_take_down import ArtSocietyCommandTakeDown
    from ..models.art_society_command_take_painting import ArtSocietyCommandTakePainting
    from ..models.condition import Condition
    from ..models.gallerist_command_buy_work import GalleristCommandBuyWork
    from ..models.gallerist_command_choose_start import GalleristCommandChooseStart
    from ..models.gallerist_command_cover_space import GalleristCommandCoverSpace
    from ..models.gallerist_command_decline_contract import (
        GalleristCommandDeclineContract,
    )
    from ..models.gallerist_command_discard_ticket import GalleristCommandDiscardTicket
    from ..models.gallerist_command_discover_artist import (
        GalleristCommandDiscoverArtist,
    )
    from ..models.gallerist_command_finish import GalleristCommandFinish
    from ..models.gallerist_command_hire_assistants import (
        GalleristCommandHireAssistants,
    )
    from ..models.gallerist_command_leave_assistant import (
        GalleristCommandLeaveAssistant,
    )
    from ..models.gallerist_command_make_offer import GalleristCommandMakeOffer
    from ..models.gallerist_command_move_to import GalleristCommandMoveTo
    from ..models.gallerist_command_pay import GalleristCommandPay
    from ..models.gallerist_command_place_assistant import (
        GalleristCommandPlaceAssistant,
    )
    from ..models.gallerist_command_promote_artist import GalleristCommandPromoteArtist
    from ..models.gallerist_command_raise_fame import GalleristCommandRaiseFame
    from ..models.gallerist_command_reveal_contracts import (
        GalleristCommandRevealContracts,
    )
    from ..models.gallerist_command_sell_work import GalleristCommandSellWork
    from ..models.gallerist_command_send_visitor import GalleristCommandSendVisitor
    from ..models.gallerist_command_sign_contract import GalleristCommandSignContract
    from ..models.gallerist_command_spend_ticket import GalleristCommandSpendTicket
    from ..models.gallerist_command_take_renowned_work import (
        GalleristCommandTakeRenownedWork,
    )
    from ..models.gallerist_command_take_reputation_tile import (
        GalleristCommandTakeReputationTile,
    )
    from ..models.gallerist_command_take_ticket import GalleristCommandTakeTicket
    from ..models.gallerist_command_turn_contract import GalleristCommandTurnContract
    from ..models.gallerist_command_use_contract import GalleristCommandUseContract
    from ..models.gallerist_command_welcome_visitor import (
        GalleristCommandWelcomeVisitor,
    )


T = TypeVar("T", bound="Alternative")


@_attrs_define
class Alternative:
    """One alternative of a plan.

    Attributes:
        commands (list[ArtSocietyCommandExchangePainting | ArtSocietyCommandFinishTurn | ArtSocietyCommandForgoDecor |
            ArtSocietyCommandFreeDecor | ArtSocietyCommandHangAssistantTile | ArtSocietyCommandHangDecor |
            ArtSocietyCommandHangPainting | ArtSocietyCommandHoldDecor | ArtSocietyCommandHoldPainting |
            ArtSocietyCommandOfferStack | ArtSocietyCommandPlaceBid | ArtSocietyCommandStoreExcess |
            ArtSocietyCommandTakeDown | ArtSocietyCommandTakePainting | GalleristCommandBuyWork |
            GalleristCommandChooseStart | GalleristCommandCoverSpace | GalleristCommandDeclineContract |
            GalleristCommandDiscardTicket | GalleristCommandDiscoverArtist | GalleristCommandFinish |
            GalleristCommandHireAssistants | GalleristCommandLeaveAssistant | GalleristCommandMakeOffer |
            GalleristCommandMoveTo | GalleristCommandPay | GalleristCommandPlaceAssistant | GalleristCommandPromoteArtist |
            GalleristCommandRaiseFame | GalleristCommandRevealContracts | GalleristCommandSellWork |
            GalleristCommandSendVisitor | GalleristCommandSignContract | GalleristCommandSpendTicket |
            GalleristCommandTakeRenownedWork | GalleristCommandTakeReputationTile | GalleristCommandTakeTicket |
            GalleristCommandTurnContract | GalleristCommandUseContract | GalleristCommandWelcomeVisitor]): The commands,
            accepted all or none.
        conditions (list[Condition] | Unset): Conditions that must hold; otherwise the next alternative is tried.
    """

    commands: list[
        ArtSocietyCommandExchangePainting
        | ArtSocietyCommandFinishTurn
        | ArtSocietyCommandForgoDecor
        | ArtSocietyCommandFreeDecor
        | ArtSocietyCommandHangAssistantTile
        | ArtSocietyCommandHangDecor
        | ArtSocietyCommandHangPainting
        | ArtSocietyCommandHoldDecor
        | ArtSocietyCommandHoldPainting
        | ArtSocietyCommandOfferStack
        | ArtSocietyCommandPlaceBid
        | ArtSocietyCommandStoreExcess
        | ArtSocietyCommandTakeDown
        | ArtSocietyCommandTakePainting
        | GalleristCommandBuyWork
        | GalleristCommandChooseStart
        | GalleristCommandCoverSpace
        | GalleristCommandDeclineContract
        | GalleristCommandDiscardTicket
        | GalleristCommandDiscoverArtist
        | GalleristCommandFinish
        | GalleristCommandHireAssistants
        | GalleristCommandLeaveAssistant
        | GalleristCommandMakeOffer
        | GalleristCommandMoveTo
        | GalleristCommandPay
        | GalleristCommandPlaceAssistant
        | GalleristCommandPromoteArtist
        | GalleristCommandRaiseFame
        | GalleristCommandRevealContracts
        | GalleristCommandSellWork
        | GalleristCommandSendVisitor
        | GalleristCommandSignContract
        | GalleristCommandSpendTicket
        | GalleristCommandTakeRenownedWork
        | GalleristCommandTakeReputationTile
        | GalleristCommandTakeTicket
        | GalleristCommandTurnContract
        | GalleristCommandUseContract
        | GalleristCommandWelcomeVisitor
    ]
    conditions: list[Condition] | Unset = UNSET

    def to_dict(self) -> dict[str, Any]:
        from ..models.art_society_command_exchange_painting import (
            ArtSocietyCommandExchangePainting,  # noqa: PLC0415
        )
        from ..models.art_society_command_finish_turn import ArtSocietyCommandFinishTurn  # noqa: PLC0415
        from ..models.art_society_command_forgo_decor import ArtSocietyCommandForgoDecor  # noqa: PLC0415
        from ..models.art_society_command_free_decor import ArtSocietyCommandFreeDecor  # noqa: PLC0415
        from ..models.art_society_command_hang_assistant_tile import (
            ArtSocietyCommandHangAssistantTile,  # noqa: PLC0415
        )
        from ..models.art_society_command_hang_decor import ArtSocietyCommandHangDecor  # noqa: PLC0415
        from ..models.art_society_command_hang_painting import (
            ArtSocietyCommandHangPainting,  # noqa: PLC0415
        )
        from ..models.art_society_command_hold_decor import ArtSocietyCommandHoldDecor  # noqa: PLC0415
        from ..models.art_society_command_hold_painting import (
            ArtSocietyCommandHoldPainting,  # noqa: PLC0415
        )
        from ..models.art_society_command_offer_stack import ArtSocietyCommandOfferStack  # noqa: PLC0415
        from ..models.art_society_command_place_bid import ArtSocietyCommandPlaceBid  # noqa: PLC0415
        from ..models.art_society_command_store_excess import (
            ArtSocietyCommandStoreExcess,  # noqa: PLC0415
        )
        from ..models.art_society_command_take_down import ArtSocietyCommandTakeDown  # noqa: PLC0415
        from ..models.art_society_command_take_painting import (
            ArtSocietyCommandTakePainting,  # noqa: PLC0415
        )
        from ..models.gallerist_command_buy_work import GalleristCommandBuyWork  # noqa: PLC0415
        from ..models.gallerist_command_choose_start import GalleristCommandChooseStart  # noqa: PLC0415
        from ..models.gallerist_command_cover_space import GalleristCommandCoverSpace  # noqa: PLC0415
        from ..models.gallerist_command_decline_contract import (
            GalleristCommandDeclineContract,  # noqa: PLC0415
        )
        from ..models.gallerist_command_discard_ticket import (
            GalleristCommandDiscardTicket,  # noqa: PLC0415
        )
        from ..models.gallerist_command_discover_artist import (
            GalleristCommandDiscoverArtist,  # noqa: PLC0415
        )
        from ..models.gallerist_command_finish import GalleristCommandFinish  # noqa: PLC0415
        from ..models.gallerist_command_hire_assistants import (
            GalleristCommandHireAssistants,  # noqa: PLC0415
        )
        from ..models.gallerist_command_leave_assistant import (
            GalleristCommandLeaveAssistant,  # noqa: PLC0415
        )
        from ..models.gallerist_command_make_offer import GalleristCommandMakeOffer  # noqa: PLC0415
        from ..models.gallerist_command_move_to import GalleristCommandMoveTo  # noqa: PLC0415
        from ..models.gallerist_command_pay import GalleristCommandPay  # noqa: PLC0415
        from ..models.gallerist_command_place_assistant import (
            GalleristCommandPlaceAssistant,  # noqa: PLC0415
        )
        from ..models.gallerist_command_promote_artist import (
            GalleristCommandPromoteArtist,  # noqa: PLC0415
        )
        from ..models.gallerist_command_raise_fame import GalleristCommandRaiseFame  # noqa: PLC0415
        from ..models.gallerist_command_reveal_contracts import (
            GalleristCommandRevealContracts,  # noqa: PLC0415
        )
        from ..models.gallerist_command_sell_work import GalleristCommandSellWork  # noqa: PLC0415
        from ..models.gallerist_command_send_visitor import GalleristCommandSendVisitor  # noqa: PLC0415
        from ..models.gallerist_command_sign_contract import (
            GalleristCommandSignContract,  # noqa: PLC0415
        )
        from ..models.gallerist_command_spend_ticket import GalleristCommandSpendTicket  # noqa: PLC0415
        from ..models.gallerist_command_take_reputation_tile import (
            GalleristCommandTakeReputationTile,  # noqa: PLC0415
        )
        from ..models.gallerist_command_take_ticket import GalleristCommandTakeTicket  # noqa: PLC0415
        from ..models.gallerist_command_turn_contract import (
            GalleristCommandTurnContract,  # noqa: PLC0415
        )
        from ..models.gallerist_command_use_contract import GalleristCommandUseContract  # noqa: PLC0415
        from ..models.gallerist_command_welcome_visitor import (
            GalleristCommandWelcomeVisitor,  # noqa: PLC0415
        )

        commands = []
        for commands_item_data in self.commands:
            commands_item: dict[str, Any]
            if isinstance(commands_item_data, ArtSocietyCommandOfferStack):
                commands_item = commands_item_data.to_dict()
            elif isinstance(commands_item_data, ArtSocietyCommandPlaceBid):
                commands_item = commands_item_data.to_dict()
            elif isinstance(commands_item_data, ArtSocietyCommandTakePainting):
                commands_item = commands_item_data.to_dict()
            elif isinstance(commands_item_data, ArtSocietyCommandHangPainting):
                commands_item = commands_item_data.to_dict()
            elif isinstance(commands_item_data, ArtSocietyCommandHoldPainting):
                commands_item = commands_item_data.to_dict()
            elif isinstance(commands_item_data, ArtSocietyCommandHangAssistantTile):
                commands_item = commands_item_data.to_dict()
            elif isinstance(commands_item_data, ArtSocietyCommandExchangePainting):
                commands_item = commands_item_data.to_dict()
            elif isinstance(commands_item_data, ArtSocietyCommandStoreExcess):
                commands_item = commands_item_data.to_dict()
            elif isinstance(commands_item_data, ArtSocietyCommandHangDecor):
                commands_item = commands_item_data.to_dict()
            elif isinstance(commands_item_data, ArtSocietyCommandHoldDecor):
                commands_item = commands_item_data.to_dict()
            elif isinstance(commands_item_data, ArtSocietyCommandFreeDecor):
                commands_item = commands_item_data.to_dict()
            elif isinstance(commands_item_data, ArtSocietyCommandForgoDecor):
                commands_item = commands_item_data.to_dict()
            elif isinstance(commands_item_data, ArtSocietyCommandTakeDown):
                commands_item = commands_item_data.to_dict()
            elif isinstance(commands_item_data, ArtSocietyCommandFinishTurn):
                commands_item = commands_item_data.to_dict()
            elif isinstance(commands_item_data, GalleristCommandChooseStart):
                commands_item = commands_item_data.to_dict()
            elif isinstance(commands_item_data, GalleristCommandLeaveAssistant):
                commands_item = commands_item_data.to_dict()
            elif isinstance(commands_item_data, GalleristCommandMoveTo):
                commands_item = commands_item_data.to_dict()
            elif isinstance(commands_item_data, GalleristCommandDiscoverArtist):
                commands_item = commands_item_data.to_dict()
            elif isinstance(commands_item_data, GalleristCommandBuyWork):
                commands_item = commands_item_data.to_dict()
            elif isinstance(commands_item_data, GalleristCommandRevealContracts):
                commands_item = commands_item_data.to_dict()
            elif isinstance(commands_item_data, GalleristCommandSignContract):
                commands_item = commands_item_data.to_dict()
            elif isinstance(commands_item_data, GalleristCommandDeclineContract):
                commands_item = commands_item_data.to_dict()
            elif isinstance(commands_item_data, GalleristCommandSellWork):
                commands_item = commands_item_data.to_dict()
            elif isinstance(commands_item_data, GalleristCommandHireAssistants):
                commands_item = commands_item_data.to_dict()
            elif isinstance(commands_item_data, GalleristCommandPromoteArtist):
                commands_item = commands_item_data.to_dict()
            elif isinstance(commands_item_data, GalleristCommandTakeReputationTile):
                commands_item = commands_item_data.to_dict()
            elif isinstance(commands_item_data, GalleristCommandMakeOffer):
                commands_item = commands_item_data.to_dict()
            elif isinstance(commands_item_data, GalleristCommandSpendTicket):
                commands_item = commands_item_data.to_dict()
            elif isinstance(commands_item_data, GalleristCommandUseContract):
                commands_item = commands_item_data.to_dict()
            elif isinstance(commands_item_data, GalleristCommandFinish):
                commands_item = commands_item_data.to_dict()
            elif isinstance(commands_item_data, GalleristCommandPay):
                commands_item = commands_item_data.to_dict()
            elif isinstance(commands_item_data, GalleristCommandRaiseFame):
                commands_item = commands_item_data.to_dict()
            elif isinstance(commands_item_data, GalleristCommandTakeTicket):
                commands_item = commands_item_data.to_dict()
            elif isinstance(commands_item_data, GalleristCommandWelcomeVisitor):
                commands_item = commands_item_data.to_dict()
            elif isinstance(commands_item_data, GalleristCommandSendVisitor):
                commands_item = commands_item_data.to_dict()
            elif isinstance(commands_item_data, GalleristCommandTurnContract):
                commands_item = commands_item_data.to_dict()
            elif isinstance(commands_item_data, GalleristCommandCoverSpace):
                commands_item = commands_item_data.to_dict()
            elif isinstance(commands_item_data, GalleristCommandPlaceAssistant):
                commands_item = commands_item_data.to_dict()
            elif isinstance(commands_item_data, GalleristCommandDiscardTicket):
                commands_item = commands_item_data.to_dict()
            else:
                commands_item = commands_item_data.to_dict()

            commands.append(commands_item)

        conditions: list[dict[str, Any]] | Unset = UNSET
        if not isinstance(self.conditions, Unset):
            conditions = []
            for conditions_item_data in self.conditions:
                conditions_item = conditions_item_data.to_dict()
                conditions.append(conditions_item)

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "commands": commands,
            }
        )
        if conditions is not UNSET:
            field_dict["conditions"] = conditions

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.art_society_command_exchange_painting import (
            ArtSocietyCommandExchangePainting,  # noqa: PLC0415
        )
        from ..models.art_society_command_finish_turn import ArtSocietyCommandFinishTurn  # noqa: PLC0415
        from ..models.art_society_command_forgo_decor import ArtSocietyCommandForgoDecor  # noqa: PLC0415
        from ..models.art_society_command_free_decor import ArtSocietyCommandFreeDecor  # noqa: PLC0415
        from ..models.art_society_command_hang_assistant_tile import (
            ArtSocietyCommandHangAssistantTile,  # noqa: PLC0415
        )
        from ..models.art_society_command_hang_decor import ArtSocietyCommandHangDecor  # noqa: PLC0415
        from ..models.art_society_command_hang_painting import (
            ArtSocietyCommandHangPainting,  # noqa: PLC0415
        )
        from ..models.art_society_command_hold_decor import ArtSocietyCommandHoldDecor  # noqa: PLC0415
        from ..models.art_society_command_hold_painting import (
            ArtSocietyCommandHoldPainting,  # noqa: PLC0415
        )
        from ..models.art_society_command_offer_stack import ArtSocietyCommandOfferStack  # noqa: PLC0415
        from ..models.art_society_command_place_bid import ArtSocietyCommandPlaceBid  # noqa: PLC0415
        from ..models.art_society_command_store_excess import (
            ArtSocietyCommandStoreExcess,  # noqa: PLC0415
        )
        from ..models.art_society_command_take_down import ArtSocietyCommandTakeDown  # noqa: PLC0415
        from ..models.art_society_command_take_painting import (
            ArtSocietyCommandTakePainting,  # noqa: PLC0415
        )
        from ..models.condition import Condition  # noqa: PLC0415
        from ..models.gallerist_command_buy_work import GalleristCommandBuyWork  # noqa: PLC0415
        from ..models.gallerist_command_choose_start import GalleristCommandChooseStart  # noqa: PLC0415
        from ..models.gallerist_command_cover_space import GalleristCommandCoverSpace  # noqa: PLC0415
        from ..models.gallerist_command_decline_contract import (
            GalleristCommandDeclineContract,  # noqa: PLC0415
        )
        from ..models.gallerist_command_discard_ticket import (
            GalleristCommandDiscardTicket,  # noqa: PLC0415
        )
        from ..models.gallerist_command_discover_artist import (
            GalleristCommandDiscoverArtist,  # noqa: PLC0415
        )
        from ..models.gallerist_command_finish import GalleristCommandFinish  # noqa: PLC0415
        from ..models.gallerist_command_hire_assistants import (
            GalleristCommandHireAssistants,  # noqa: PLC0415
        )
        from ..models.gallerist_command_leave_assistant import (
            GalleristCommandLeaveAssistant,  # noqa: PLC0415
        )
        from ..models.gallerist_command_make_offer import GalleristCommandMakeOffer  # noqa: PLC0415
        from ..models.gallerist_command_move_to import GalleristCommandMoveTo  # noqa: PLC0415
        from ..models.gallerist_command_pay import GalleristCommandPay  # noqa: PLC0415
        from ..models.gallerist_command_place_assistant import (
            GalleristCommandPlaceAssistant,  # noqa: PLC0415
        )
        from ..models.gallerist_command_promote_artist import (
            GalleristCommandPromoteArtist,  # noqa: PLC0415
        )
        from ..models.gallerist_command_raise_fame import GalleristCommandRaiseFame  # noqa: PLC0415
        from ..models.gallerist_command_reveal_contracts import (
            GalleristCommandRevealContracts,  # noqa: PLC0415
        )
        from ..models.gallerist_command_sell_work import GalleristCommandSellWork  # noqa: PLC0415
        from ..models.gallerist_command_send_visitor import GalleristCommandSendVisitor  # noqa: PLC0415
        from ..models.gallerist_command_sign_contract import (
            GalleristCommandSignContract,  # noqa: PLC0415
        )
        from ..models.gallerist_command_spend_ticket import GalleristCommandSpendTicket  # noqa: PLC0415
        from ..models.gallerist_command_take_renowned_work import (
            GalleristCommandTakeRenownedWork,  # noqa: PLC0415
        )
        from ..models.gallerist_command_take_reputation_tile import (
            GalleristCommandTakeReputationTile,  # noqa: PLC0415
        )
        from ..models.gallerist_command_take_ticket import GalleristCommandTakeTicket  # noqa: PLC0415
        from ..models.gallerist_command_turn_contract import (
            GalleristCommandTurnContract,  # noqa: PLC0415
        )
        from ..models.gallerist_command_use_contract import GalleristCommandUseContract  # noqa: PLC0415
        from ..models.gallerist_command_welcome_visitor import (
            GalleristCommandWelcomeVisitor,  # noqa: PLC0415
        )

        d = dict(src_dict)
        commands = []
        _commands = d.pop("commands")
        for commands_item_data in _commands:

            def _parse_commands_item(
                data: object,
            ) -> (
                ArtSocietyCommandExchangePainting
                | ArtSocietyCommandFinishTurn
                | ArtSocietyCommandForgoDecor
                | ArtSocietyCommandFreeDecor
                | ArtSocietyCommandHangAssistantTile
                | ArtSocietyCommandHangDecor
                | ArtSocietyCommandHangPainting
                | ArtSocietyCommandHoldDecor
                | ArtSocietyCommandHoldPainting
                | ArtSocietyCommandOfferStack
                | ArtSocietyCommandPlaceBid
                | ArtSocietyCommandStoreExcess
                | ArtSocietyCommandTakeDown
                | ArtSocietyCommandTakePainting
                | GalleristCommandBuyWork
                | GalleristCommandChooseStart
                | GalleristCommandCoverSpace
                | GalleristCommandDeclineContract
                | GalleristCommandDiscardTicket
                | GalleristCommandDiscoverArtist
                | GalleristCommandFinish
                | GalleristCommandHireAssistants
                | GalleristCommandLeaveAssistant
                | GalleristCommandMakeOffer
                | GalleristCommandMoveTo
                | GalleristCommandPay
                | GalleristCommandPlaceAssistant
                | GalleristCommandPromoteArtist
                | GalleristCommandRaiseFame
                | GalleristCommandRevealContracts
                | GalleristCommandSellWork
                | GalleristCommandSendVisitor
                | GalleristCommandSignContract
                | GalleristCommandSpendTicket
                | GalleristCommandTakeRenownedWork
                | GalleristCommandTakeReputationTile
                | GalleristCommandTakeTicket
                | GalleristCommandTurnContract
                | GalleristCommandUseContract
                | GalleristCommandWelcomeVisitor
            ):
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_art_society_command_art_society_command_offer_stack = ArtSocietyCommandOfferStack.from_dict(
                        data
                    )

                    return componentsschemas_art_society_command_art_society_command_offer_stack
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_art_society_command_art_society_command_place_bid = ArtSocietyCommandPlaceBid.from_dict(
                        data
                    )

                    return componentsschemas_art_society_command_art_society_command_place_bid
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_art_society_command_art_society_command_take_painting = ArtSocietyCommandTakePainting.from_dict(
                        data
                    )

                    return componentsschemas_art_society_command_art_society_command_take_painting
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_art_society_command_art_society_command_hang_painting = ArtSocietyCommandHangPainting.from_dict(
                        data
                    )

                    return componentsschemas_art_society_command_art_society_command_hang_painting
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_art_society_command_art_society_command_hold_painting = ArtSocietyCommandHoldPainting.from_dict(
                        data
                    )

                    return componentsschemas_art_society_command_art_society_command_hold_painting
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_art_society_command_art_society_command_hang_assistant_tile = ArtSocietyCommandHangAssistantTile.from_dict(
                        data
                    )

                    return componentsschemas_art_society_command_art_society_command_hang_assistant_tile
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_art_society_command_art_society_command_exchange_painting = ArtSocietyCommandExchangePainting.from_dict(
                        data
                    )

                    return componentsschemas_art_society_command_art_society_command_exchange_painting
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_art_society_command_art_society_command_store_excess = ArtSocietyCommandStoreExcess.from_dict(
                        data
                    )

                    return componentsschemas_art_society_command_art_society_command_store_excess
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_art_society_command_art_society_command_hang_decor = ArtSocietyCommandHangDecor.from_dict(
                        data
                    )

                    return componentsschemas_art_society_command_art_society_command_hang_decor
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_art_society_command_art_society_command_hold_decor = ArtSocietyCommandHoldDecor.from_dict(
                        data
                    )

                    return componentsschemas_art_society_command_art_society_command_hold_decor
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_art_society_command_art_society_command_free_decor = ArtSocietyCommandFreeDecor.from_dict(
                        data
                    )

                    return componentsschemas_art_society_command_art_society_command_free_decor
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_art_society_command_art_society_command_forgo_decor = ArtSocietyCommandForgoDecor.from_dict(
                        data
                    )

                    return componentsschemas_art_society_command_art_society_command_forgo_decor
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_art_society_command_art_society_command_take_down = ArtSocietyCommandTakeDown.from_dict(
                        data
                    )

                    return componentsschemas_art_society_command_art_society_command_take_down
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_art_society_command_art_society_command_finish_turn = ArtSocietyCommandFinishTurn.from_dict(
                        data
                    )

                    return componentsschemas_art_society_command_art_society_command_finish_turn
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_gallerist_command_gallerist_command_choose_start = GalleristCommandChooseStart.from_dict(
                        data
                    )

                    return componentsschemas_gallerist_command_gallerist_command_choose_start
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_gallerist_command_gallerist_command_leave_assistant = GalleristCommandLeaveAssistant.from_dict(
                        data
                    )

                    return componentsschemas_gallerist_command_gallerist_command_leave_assistant
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_gallerist_command_gallerist_command_move_to = (
                        GalleristCommandMoveTo.from_dict(data)
                    )

                    return componentsschemas_gallerist_command_gallerist_command_move_to
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_gallerist_command_gallerist_command_discover_artist = GalleristCommandDiscoverArtist.from_dict(
                        data
                    )

                    return componentsschemas_gallerist_command_gallerist_command_discover_artist
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_gallerist_command_gallerist_command_buy_work = (
                        GalleristCommandBuyWork.from_dict(data)
                    )

                    return (
                        componentsschemas_gallerist_command_gallerist_command_buy_work
                    )
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_gallerist_command_gallerist_command_reveal_contracts = GalleristCommandRevealContracts.from_dict(
                        data
                    )

                    return componentsschemas_gallerist_command_gallerist_command_reveal_contracts
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_gallerist_command_gallerist_command_sign_contract = GalleristCommandSignContract.from_dict(
                        data
                    )

                    return componentsschemas_gallerist_command_gallerist_command_sign_contract
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_gallerist_command_gallerist_command_decline_contract = GalleristCommandDeclineContract.from_dict(
                        data
                    )

                    return componentsschemas_gallerist_command_gallerist_command_decline_contract
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_gallerist_command_gallerist_command_sell_work = (
                        GalleristCommandSellWork.from_dict(data)
                    )

                    return (
                        componentsschemas_gallerist_command_gallerist_command_sell_work
                    )
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_gallerist_command_gallerist_command_hire_assistants = GalleristCommandHireAssistants.from_dict(
                        data
                    )

                    return componentsschemas_gallerist_command_gallerist_command_hire_assistants
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_gallerist_command_gallerist_command_promote_artist = GalleristCommandPromoteArtist.from_dict(
                        data
                    )

                    return componentsschemas_gallerist_command_gallerist_command_promote_artist
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_gallerist_command_gallerist_command_take_reputation_tile = GalleristCommandTakeReputationTile.from_dict(
                        data
                    )

                    return componentsschemas_gallerist_command_gallerist_command_take_reputation_tile
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_gallerist_command_gallerist_command_make_offer = (
                        GalleristCommandMakeOffer.from_dict(data)
                    )

                    return (
                        componentsschemas_gallerist_command_gallerist_command_make_offer
                    )
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_gallerist_command_gallerist_command_spend_ticket = GalleristCommandSpendTicket.from_dict(
                        data
                    )

                    return componentsschemas_gallerist_command_gallerist_command_spend_ticket
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_gallerist_command_gallerist_command_use_contract = GalleristCommandUseContract.from_dict(
                        data
                    )

                    return componentsschemas_gallerist_command_gallerist_command_use_contract
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_gallerist_command_gallerist_command_finish = (
                        GalleristCommandFinish.from_dict(data)
                    )

                    return componentsschemas_gallerist_command_gallerist_command_finish
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_gallerist_command_gallerist_command_pay = (
                        GalleristCommandPay.from_dict(data)
                    )

                    return componentsschemas_gallerist_command_gallerist_command_pay
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_gallerist_command_gallerist_command_raise_fame = (
                        GalleristCommandRaiseFame.from_dict(data)
                    )

                    return (
                        componentsschemas_gallerist_command_gallerist_command_raise_fame
                    )
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_gallerist_command_gallerist_command_take_ticket = GalleristCommandTakeTicket.from_dict(
                        data
                    )

                    return componentsschemas_gallerist_command_gallerist_command_take_ticket
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_gallerist_command_gallerist_command_welcome_visitor = GalleristCommandWelcomeVisitor.from_dict(
                        data
                    )

                    return componentsschemas_gallerist_command_gallerist_command_welcome_visitor
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_gallerist_command_gallerist_command_send_visitor = GalleristCommandSendVisitor.from_dict(
                        data
                    )

                    return componentsschemas_gallerist_command_gallerist_command_send_visitor
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_gallerist_command_gallerist_command_turn_contract = GalleristCommandTurnContract.from_dict(
                        data
                    )

                    return componentsschemas_gallerist_command_gallerist_command_turn_contract
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_gallerist_command_gallerist_command_cover_space = GalleristCommandCoverSpace.from_dict(
                        data
                    )

                    return componentsschemas_gallerist_command_gallerist_command_cover_space
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_gallerist_command_gallerist_command_place_assistant = GalleristCommandPlaceAssistant.from_dict(
                        data
                    )

                    return componentsschemas_gallerist_command_gallerist_command_place_assistant
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_gallerist_command_gallerist_command_discard_ticket = GalleristCommandDiscardTicket.from_dict(
                        data
                    )

                    return componentsschemas_gallerist_command_gallerist_command_discard_ticket
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_gallerist_command_gallerist_command_take_renowned_work = GalleristCommandTakeRenownedWork.from_dict(
                    data
                )

                return componentsschemas_gallerist_command_gallerist_command_take_renowned_work

            commands_item = _parse_commands_item(commands_item_data)

            commands.append(commands_item)

        _conditions = d.pop("conditions", UNSET)
        conditions: list[Condition] | Unset = UNSET
        if _conditions is not UNSET:
            conditions = []
            for conditions_item_data in _conditions:
                conditions_item = Condition.from_dict(conditions_item_data)

                conditions.append(conditions_item)

        alternative = cls(
            commands=commands,
            conditions=conditions,
        )

        return alternative
