from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define

from ..models.art_society_frame import ArtSocietyFrame
from ..models.art_society_type import ArtSocietyType
from ..types import UNSET, Unset

T = TypeVar("T", bound="ArtSocietyPainting")


@_attrs_define
class ArtSocietyPainting:
    """What is printed on a painting.

    Attributes:
        frame (ArtSocietyFrame): The frame of a painting.

            - `gold`: Gold.
            - `shell`: Shell.
            - `wood`: Wood.
            - `black`: Black.
        h (int): Its height in cells.
        id (str): A painting tile, `P001` to `P116`.
        starting (bool): Whether it is a starting painting.
        type_ (ArtSocietyType): The type of a painting.

            - `city_life`: City Life.
            - `portrait`: Portrait.
            - `still_life`: Still Life.
            - `landscape`: Landscape.
        w (int): Its width in cells.
        value (int | None | Unset): The value on its back; null for a starting painting.
    """

    frame: ArtSocietyFrame
    h: int
    id: str
    starting: bool
    type_: ArtSocietyType
    w: int
    value: int | None | Unset = UNSET

    def to_dict(self) -> dict[str, Any]:
        frame = self.frame.value

        h = self.h

        id = self.id

        starting = self.starting

        type_ = self.type_.value

        w = self.w

        value: int | None | Unset
        if isinstance(self.value, Unset):
            value = UNSET
        else:
            value = self.value

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "frame": frame,
                "h": h,
                "id": id,
                "starting": starting,
                "type": type_,
                "w": w,
            }
        )
        if value is not UNSET:
            field_dict["value"] = value

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        frame = ArtSocietyFrame(d.pop("frame"))

        h = d.pop("h")

        id = d.pop("id")

        starting = d.pop("starting")

        type_ = ArtSocietyType(d.pop("type"))

        w = d.pop("w")

        def _parse_value(data: object) -> int | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(int | None | Unset, data)

        value = _parse_value(d.pop("value", UNSET))

        art_society_painting = cls(
            frame=frame,
            h=h,
            id=id,
            starting=starting,
            type_=type_,
            w=w,
            value=value,
        )

        return art_society_painting
