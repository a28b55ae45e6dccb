from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define

from ..models.bot_level import BotLevel
from ..models.visibility import Visibility
from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.clock_rules import ClockRules
    from ..models.ruleset_options import RulesetOptions
    from ..models.sandbox_order import SandboxOrder


T = TypeVar("T", bound="CreateGameRequest")


@_attrs_define
class CreateGameRequest:
    """A new table.

    Attributes:
        ruleset (str): The ruleset. Example: art_society.
        seats (int): The number of seats. Example: 2.
        accepts_bots (bool | Unset): Whether bots owned by people may join. A table opened by such a bot always accepts
            them. Default: False.
        bots (list[BotLevel] | Unset): Built-in bots that join immediately, at most one fewer than there are seats.
        clock (ClockRules | None | Unset):
        edition (None | str | Unset): The edition; the ruleset's default if absent.
        least_reliability (int | None | Unset): The least percentage of decisions in time that an account needs to join.
            Accounts with too few decisions may join.
        options (None | RulesetOptions | Unset):
        rated (bool | Unset): Whether the game counts for the ratings of its players; not possible with one seat.
            Default: False.
        sandbox (None | SandboxOrder | Unset):
        visibility (None | Unset | Visibility):
    """

    ruleset: str
    seats: int
    accepts_bots: bool | Unset = False
    bots: list[BotLevel] | Unset = UNSET
    clock: ClockRules | None | Unset = UNSET
    edition: None | str | Unset = UNSET
    least_reliability: int | None | Unset = UNSET
    options: None | RulesetOptions | Unset = UNSET
    rated: bool | Unset = False
    sandbox: None | SandboxOrder | Unset = UNSET
    visibility: None | Unset | Visibility = UNSET

    def to_dict(self) -> dict[str, Any]:
        from ..models.clock_rules import ClockRules  # noqa: PLC0415
        from ..models.ruleset_options import RulesetOptions  # noqa: PLC0415
        from ..models.sandbox_order import SandboxOrder  # noqa: PLC0415

        ruleset = self.ruleset

        seats = self.seats

        accepts_bots = self.accepts_bots

        bots: list[str] | Unset = UNSET
        if not isinstance(self.bots, Unset):
            bots = []
            for bots_item_data in self.bots:
                bots_item = bots_item_data.value
                bots.append(bots_item)

        clock: dict[str, Any] | None | Unset
        if isinstance(self.clock, Unset):
            clock = UNSET
        elif isinstance(self.clock, ClockRules):
            clock = self.clock.to_dict()
        else:
            clock = self.clock

        edition: None | str | Unset
        if isinstance(self.edition, Unset):
            edition = UNSET
        else:
            edition = self.edition

        least_reliability: int | None | Unset
        if isinstance(self.least_reliability, Unset):
            least_reliability = UNSET
        else:
            least_reliability = self.least_reliability

        options: dict[str, Any] | None | Unset
        if isinstance(self.options, Unset):
            options = UNSET
        elif isinstance(self.options, RulesetOptions):
            options = self.options.to_dict()
        else:
            options = self.options

        rated = self.rated

        sandbox: dict[str, Any] | None | Unset
        if isinstance(self.sandbox, Unset):
            sandbox = UNSET
        elif isinstance(self.sandbox, SandboxOrder):
            sandbox = self.sandbox.to_dict()
        else:
            sandbox = self.sandbox

        visibility: None | str | Unset
        if isinstance(self.visibility, Unset):
            visibility = UNSET
        elif isinstance(self.visibility, Visibility):
            visibility = self.visibility.value
        else:
            visibility = self.visibility

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "ruleset": ruleset,
                "seats": seats,
            }
        )
        if accepts_bots is not UNSET:
            field_dict["accepts_bots"] = accepts_bots
        if bots is not UNSET:
            field_dict["bots"] = bots
        if clock is not UNSET:
            field_dict["clock"] = clock
        if edition is not UNSET:
            field_dict["edition"] = edition
        if least_reliability is not UNSET:
            field_dict["least_reliability"] = least_reliability
        if options is not UNSET:
            field_dict["options"] = options
        if rated is not UNSET:
            field_dict["rated"] = rated
        if sandbox is not UNSET:
            field_dict["sandbox"] = sandbox
        if visibility is not UNSET:
            field_dict["visibility"] = visibility

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.clock_rules import ClockRules  # noqa: PLC0415
        from ..models.ruleset_options import RulesetOptions  # noqa: PLC0415
        from ..models.sandbox_order import SandboxOrder  # noqa: PLC0415

        d = dict(src_dict)
        ruleset = d.pop("ruleset")

        seats = d.pop("seats")

        accepts_bots = d.pop("accepts_bots", UNSET)

        _bots = d.pop("bots", UNSET)
        bots: list[BotLevel] | Unset = UNSET
        if _bots is not UNSET:
            bots = []
            for bots_item_data in _bots:
                bots_item = BotLevel(bots_item_data)

                bots.append(bots_item)

        def _parse_clock(data: object) -> ClockRules | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                clock_type_0 = ClockRules.from_dict(data)

                return clock_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(ClockRules | None | Unset, data)

        clock = _parse_clock(d.pop("clock", UNSET))

        def _parse_edition(data: object) -> None | str | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(None | str | Unset, data)

        edition = _parse_edition(d.pop("edition", UNSET))

        def _parse_least_reliability(data: object) -> int | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(int | None | Unset, data)

        least_reliability = _parse_least_reliability(d.pop("least_reliability", UNSET))

        def _parse_options(data: object) -> None | RulesetOptions | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                options_type_0 = RulesetOptions.from_dict(data)

                return options_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(None | RulesetOptions | Unset, data)

        options = _parse_options(d.pop("options", UNSET))

        rated = d.pop("rated", UNSET)

        def _parse_sandbox(data: object) -> None | SandboxOrder | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                sandbox_type_0 = SandboxOrder.from_dict(data)

                return sandbox_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(None | SandboxOrder | Unset, data)

        sandbox = _parse_sandbox(d.pop("sandbox", UNSET))

        def _parse_visibility(data: object) -> None | Unset | Visibility:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                visibility_type_0 = Visibility(data)

                return visibility_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(None | Unset | Visibility, data)

        visibility = _parse_visibility(d.pop("visibility", UNSET))

        create_game_request = cls(
            ruleset=ruleset,
            seats=seats,
            accepts_bots=accepts_bots,
            bots=bots,
            clock=clock,
            edition=edition,
            least_reliability=least_reliability,
            options=options,
            rated=rated,
            sandbox=sandbox,
            visibility=visibility,
        )

        return create_game_request
