from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.gallerist_owner_lacerda import GalleristOwnerLacerda
from ..models.gallerist_piece import GalleristPiece

if TYPE_CHECKING:
    from ..models.gallerist_owner_seat import GalleristOwnerSeat


T = TypeVar("T", bound="GalleristOccupant")


@_attrs_define
class GalleristOccupant:
    """A piece on a location, with its owner.

    Attributes:
        owner (GalleristOwnerLacerda | GalleristOwnerSeat): The owner of a piece: a seat, or the solo opponent.
        piece (GalleristPiece): The kind of a piece on a location.

            - `gallerist`: The gallerist.
            - `assistant`: An assistant left behind.
    """

    owner: GalleristOwnerLacerda | GalleristOwnerSeat
    piece: GalleristPiece
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        from ..models.gallerist_owner_seat import GalleristOwnerSeat  # noqa: PLC0415

        owner: dict[str, Any] | str
        if isinstance(self.owner, GalleristOwnerSeat):
            owner = self.owner.to_dict()
        else:
            owner = self.owner.value

        piece = self.piece.value

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
        from ..models.gallerist_owner_seat import GalleristOwnerSeat  # noqa: PLC0415

        d = dict(src_dict)

        def _parse_owner(data: object) -> GalleristOwnerLacerda | GalleristOwnerSeat:
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_gallerist_owner_type_0 = GalleristOwnerSeat.from_dict(
                    data
                )

                return componentsschemas_gallerist_owner_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            if not isinstance(data, str):
                raise TypeError()
            componentsschemas_gallerist_owner_type_1 = GalleristOwnerLacerda(data)

            return componentsschemas_gallerist_owner_type_1

        owner = _parse_owner(d.pop("owner"))

        piece = GalleristPiece(d.pop("piece"))

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
