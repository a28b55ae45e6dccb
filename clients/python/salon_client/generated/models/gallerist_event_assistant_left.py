from __future__ import annotations

from collections.abc import Mapping
from typing import (
    Any,
    Literal,
    TypeVar,
    cast,
)

from attrs import define as _attrs_define

T = TypeVar("T", bound="GalleristEventAssistantLeft")


@_attrs_define
class GalleristEventAssistantLeft:
    """A seat chose an assistant to leave on its current location when its gallerist moves.

    Attributes:
        from_ (Literal['artists_colony'] | Literal['desk'] | Literal['international_market'] | Literal['media_center'] |
            Literal['outside'] | Literal['sales_office']): Where an assistant is taken from.
        kind (Literal['assistant_left']):
        seat (int): A seat at the table, counted clockwise from 0.
    """

    from_: (
        Literal["artists_colony"]
        | Literal["desk"]
        | Literal["international_market"]
        | Literal["media_center"]
        | Literal["outside"]
        | Literal["sales_office"]
    )
    kind: Literal["assistant_left"]
    seat: int

    def to_dict(self) -> dict[str, Any]:
        from_: (
            Literal["artists_colony"]
            | Literal["desk"]
            | Literal["international_market"]
            | Literal["media_center"]
            | Literal["outside"]
            | Literal["sales_office"]
        )
        from_ = self.from_

        kind = self.kind

        seat = self.seat

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "from": from_,
                "kind": kind,
                "seat": seat,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)

        def _parse_from_(
            data: object,
        ) -> (
            Literal["artists_colony"]
            | Literal["desk"]
            | Literal["international_market"]
            | Literal["media_center"]
            | Literal["outside"]
            | Literal["sales_office"]
        ):
            componentsschemas_gallerist_post_type_0 = cast(Literal["desk"], data)
            if componentsschemas_gallerist_post_type_0 != "desk":
                raise ValueError(
                    f"/components/schemas/GalleristPost_type_0 must match const 'desk', got '{componentsschemas_gallerist_post_type_0}'"
                )
            return componentsschemas_gallerist_post_type_0
            componentsschemas_gallerist_post_type_1 = cast(
                Literal["sales_office"], data
            )
            if componentsschemas_gallerist_post_type_1 != "sales_office":
                raise ValueError(
                    f"/components/schemas/GalleristPost_type_1 must match const 'sales_office', got '{componentsschemas_gallerist_post_type_1}'"
                )
            return componentsschemas_gallerist_post_type_1
            componentsschemas_gallerist_post_type_2 = cast(
                Literal["artists_colony"], data
            )
            if componentsschemas_gallerist_post_type_2 != "artists_colony":
                raise ValueError(
                    f"/components/schemas/GalleristPost_type_2 must match const 'artists_colony', got '{componentsschemas_gallerist_post_type_2}'"
                )
            return componentsschemas_gallerist_post_type_2
            componentsschemas_gallerist_post_type_3 = cast(
                Literal["media_center"], data
            )
            if componentsschemas_gallerist_post_type_3 != "media_center":
                raise ValueError(
                    f"/components/schemas/GalleristPost_type_3 must match const 'media_center', got '{componentsschemas_gallerist_post_type_3}'"
                )
            return componentsschemas_gallerist_post_type_3
            componentsschemas_gallerist_post_type_4 = cast(
                Literal["international_market"], data
            )
            if componentsschemas_gallerist_post_type_4 != "international_market":
                raise ValueError(
                    f"/components/schemas/GalleristPost_type_4 must match const 'international_market', got '{componentsschemas_gallerist_post_type_4}'"
                )
            return componentsschemas_gallerist_post_type_4
            componentsschemas_gallerist_post_type_5 = cast(Literal["outside"], data)
            if componentsschemas_gallerist_post_type_5 != "outside":
                raise ValueError(
                    f"/components/schemas/GalleristPost_type_5 must match const 'outside', got '{componentsschemas_gallerist_post_type_5}'"
                )
            return componentsschemas_gallerist_post_type_5

        from_ = _parse_from_(d.pop("from"))

        kind = cast(Literal["assistant_left"], d.pop("kind"))
        if kind != "assistant_left":
            raise ValueError(f"kind must match const 'assistant_left', got '{kind}'")

        seat = d.pop("seat")

        gallerist_event_assistant_left = cls(
            from_=from_,
            kind=kind,
            seat=seat,
        )

        return gallerist_event_assistant_left
