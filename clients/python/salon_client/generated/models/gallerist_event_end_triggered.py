from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define

from ..models.gallerist_end_cause import GalleristEndCause
from ..models.gallerist_event_end_triggered_kind import GalleristEventEndTriggeredKind
from ..types import UNSET, Unset

T = TypeVar("T", bound="GalleristEventEndTriggered")


@_attrs_define
class GalleristEventEndTriggered:
    """The end of the game was triggered: the next round is the last. Version 1 of the rules records no cause.

    Attributes:
        kind (GalleristEventEndTriggeredKind):
        cause (GalleristEndCause | None | Unset):
    """

    kind: GalleristEventEndTriggeredKind
    cause: GalleristEndCause | None | Unset = UNSET

    def to_dict(self) -> dict[str, Any]:
        kind = self.kind.value

        cause: None | str | Unset
        if isinstance(self.cause, Unset):
            cause = UNSET
        elif isinstance(self.cause, GalleristEndCause):
            cause = self.cause.value
        else:
            cause = self.cause

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "kind": kind,
            }
        )
        if cause is not UNSET:
            field_dict["cause"] = cause

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        kind = GalleristEventEndTriggeredKind(d.pop("kind"))

        def _parse_cause(data: object) -> GalleristEndCause | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                cause_type_0 = GalleristEndCause(data)

                return cause_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(GalleristEndCause | None | Unset, data)

        cause = _parse_cause(d.pop("cause", UNSET))

        gallerist_event_end_triggered = cls(
            kind=kind,
            cause=cause,
        )

        return gallerist_event_end_triggered
