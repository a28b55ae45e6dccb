from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar

from attrs import define as _attrs_define

from ..models.at_deadline import AtDeadline
from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.clock_extension import ClockExtension
    from ..models.clock_respects import ClockRespects
    from ..models.clock_time_bank import ClockTimeBank
    from ..models.clock_time_per_decision import ClockTimePerDecision
    from ..models.clock_time_unlimited import ClockTimeUnlimited


T = TypeVar("T", bound="ClockRules")


@_attrs_define
class ClockRules:
    """The time limits of a game and what happens at a deadline. The default is a game without deadlines.

    Attributes:
        at_deadline (AtDeadline | Unset): What happens at a deadline without credits or a plan.

            - `bot`: A bot decides for the seat.
            - `forfeit`: The seat loses the game.
        extension (ClockExtension | Unset): Extension credits. At a deadline the server uses one, and the seat gets more
            time for that decision.
        respects (ClockRespects | Unset): Which settings of an account stop its clock in this game.
        time (ClockTimeBank | ClockTimePerDecision | ClockTimeUnlimited | Unset): The time of decisions.
    """

    at_deadline: AtDeadline | Unset = UNSET
    extension: ClockExtension | Unset = UNSET
    respects: ClockRespects | Unset = UNSET
    time: ClockTimeBank | ClockTimePerDecision | ClockTimeUnlimited | Unset = UNSET

    def to_dict(self) -> dict[str, Any]:
        from ..models.clock_time_per_decision import ClockTimePerDecision  # noqa: PLC0415
        from ..models.clock_time_unlimited import ClockTimeUnlimited  # noqa: PLC0415

        at_deadline: str | Unset = UNSET
        if not isinstance(self.at_deadline, Unset):
            at_deadline = self.at_deadline.value

        extension: dict[str, Any] | Unset = UNSET
        if not isinstance(self.extension, Unset):
            extension = self.extension.to_dict()

        respects: dict[str, Any] | Unset = UNSET
        if not isinstance(self.respects, Unset):
            respects = self.respects.to_dict()

        time: dict[str, Any] | Unset
        if isinstance(self.time, Unset):
            time = UNSET
        elif isinstance(self.time, ClockTimeUnlimited):
            time = self.time.to_dict()
        elif isinstance(self.time, ClockTimePerDecision):
            time = self.time.to_dict()
        else:
            time = self.time.to_dict()

        field_dict: dict[str, Any] = {}

        field_dict.update({})
        if at_deadline is not UNSET:
            field_dict["at_deadline"] = at_deadline
        if extension is not UNSET:
            field_dict["extension"] = extension
        if respects is not UNSET:
            field_dict["respects"] = respects
        if time is not UNSET:
            field_dict["time"] = time

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.clock_extension import ClockExtension  # noqa: PLC0415
        from ..models.clock_respects import ClockRespects  # noqa: PLC0415
        from ..models.clock_time_bank import ClockTimeBank  # noqa: PLC0415
        from ..models.clock_time_per_decision import ClockTimePerDecision  # noqa: PLC0415
        from ..models.clock_time_unlimited import ClockTimeUnlimited  # noqa: PLC0415

        d = dict(src_dict)
        _at_deadline = d.pop("at_deadline", UNSET)
        at_deadline: AtDeadline | Unset
        if isinstance(_at_deadline, Unset):
            at_deadline = UNSET
        else:
            at_deadline = AtDeadline(_at_deadline)

        _extension = d.pop("extension", UNSET)
        extension: ClockExtension | Unset
        if isinstance(_extension, Unset):
            extension = UNSET
        else:
            extension = ClockExtension.from_dict(_extension)

        _respects = d.pop("respects", UNSET)
        respects: ClockRespects | Unset
        if isinstance(_respects, Unset):
            respects = UNSET
        else:
            respects = ClockRespects.from_dict(_respects)

        def _parse_time(
            data: object,
        ) -> ClockTimeBank | ClockTimePerDecision | ClockTimeUnlimited | Unset:
            if isinstance(data, Unset):
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_clock_time_type_0 = ClockTimeUnlimited.from_dict(data)

                return componentsschemas_clock_time_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_clock_time_type_1 = ClockTimePerDecision.from_dict(
                    data
                )

                return componentsschemas_clock_time_type_1
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            if not isinstance(data, dict):
                raise TypeError()
            componentsschemas_clock_time_type_2 = ClockTimeBank.from_dict(data)

            return componentsschemas_clock_time_type_2

        time = _parse_time(d.pop("time", UNSET))

        clock_rules = cls(
            at_deadline=at_deadline,
            extension=extension,
            respects=respects,
            time=time,
        )

        return clock_rules
