from __future__ import annotations

from collections.abc import Mapping
from typing import (
    TYPE_CHECKING,
    Any,
    Literal,
    TypeVar,
    cast,
)

from attrs import define as _attrs_define
from attrs import field as _attrs_field

if TYPE_CHECKING:
    from ..models.gallerist_owner_type_0 import GalleristOwnerType0


T = TypeVar("T", bound="GalleristOccupant")


@_attrs_define
class GalleristOccupant:
    """A piece on a location, with its owner.

    Attributes:
        owner (GalleristOwnerType0 | Literal['lacerda']): The owner of a piece: a seat, or the solo opponent.
        piece (Literal['assistant'] | Literal['gallerist']): The kind of a piece on a location.
    """

    owner: GalleristOwnerType0 | Literal["lacerda"]
    piece: Literal["assistant"] | Literal["gallerist"]
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        from ..models.gallerist_owner_type_0 import GalleristOwnerType0  # noqa: PLC0415

        owner: dict[str, Any] | Literal["lacerda"]
        if isinstance(self.owner, GalleristOwnerType0):
            owner = self.owner.to_dict()
        else:
            owner = self.owner

        piece: Literal["assistant"] | Literal["gallerist"]
        piece = self.piece

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "owner": owner,
                "piece": piece,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.gallerist_owner_type_0 import GalleristOwnerType0  # noqa: PLC0415

        d = dict(src_dict)

        def _parse_owner(data: object) -> GalleristOwnerType0 | Literal["lacerda"]:
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_gallerist_owner_type_0 = (
                    GalleristOwnerType0.from_dict(data)
                )

                return componentsschemas_gallerist_owner_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            componentsschemas_gallerist_owner_type_1 = cast(Literal["lacerda"], data)
            if componentsschemas_gallerist_owner_type_1 != "lacerda":
                raise ValueError(
                    f"/components/schemas/GalleristOwner_type_1 must match const 'lacerda', got '{componentsschemas_gallerist_owner_type_1}'"
                )
            return componentsschemas_gallerist_owner_type_1

        owner = _parse_owner(d.pop("owner"))

        def _parse_piece(data: object) -> Literal["assistant"] | Literal["gallerist"]:
            componentsschemas_gallerist_piece_type_0 = cast(Literal["gallerist"], data)
            if componentsschemas_gallerist_piece_type_0 != "gallerist":
                raise ValueError(
                    f"/components/schemas/GalleristPiece_type_0 must match const 'gallerist', got '{componentsschemas_gallerist_piece_type_0}'"
                )
            return componentsschemas_gallerist_piece_type_0
            componentsschemas_gallerist_piece_type_1 = cast(Literal["assistant"], data)
            if componentsschemas_gallerist_piece_type_1 != "assistant":
                raise ValueError(
                    f"/components/schemas/GalleristPiece_type_1 must match const 'assistant', got '{componentsschemas_gallerist_piece_type_1}'"
                )
            return componentsschemas_gallerist_piece_type_1

        piece = _parse_piece(d.pop("piece"))

        gallerist_occupant = cls(
            owner=owner,
            piece=piece,
        )

        gallerist_occupant.additional_properties = d
        return gallerist_occupant

    @property
    def additional_keys(self) -> list[str]:
        return list(self.additional_properties.keys())

    def __getitem__(self, key: str) -> Any:
        return self.additional_properties[key]

    def __setitem__(self, key: str, value: Any) -> None:
        self.additional_properties[key] = value

    def __delitem__(self, key: str) -> None:
        del self.additional_properties[key]

    def __contains__(self, key: str) -> bool:
        return key in self.additional_properties
