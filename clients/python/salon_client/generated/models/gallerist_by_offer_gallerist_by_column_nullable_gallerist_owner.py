from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define

from ..models.gallerist_owner_lacerda import GalleristOwnerLacerda

if TYPE_CHECKING:
    from ..models.gallerist_owner_seat import GalleristOwnerSeat


T = TypeVar("T", bound="GalleristByOfferGalleristByColumnNullableGalleristOwner")


@_attrs_define
class GalleristByOfferGalleristByColumnNullableGalleristOwner:
    """
    Attributes:
        one (list[GalleristOwnerLacerda | GalleristOwnerSeat | None]): One value for each column of the market, from the
            left.
        six (list[GalleristOwnerLacerda | GalleristOwnerSeat | None]): One value for each column of the market, from the
            left.
        three (list[GalleristOwnerLacerda | GalleristOwnerSeat | None]): One value for each column of the market, from
            the left.
    """

    one: list[GalleristOwnerLacerda | GalleristOwnerSeat | None]
    six: list[GalleristOwnerLacerda | GalleristOwnerSeat | None]
    three: list[GalleristOwnerLacerda | GalleristOwnerSeat | None]

    def to_dict(self) -> dict[str, Any]:
        from ..models.gallerist_owner_seat import GalleristOwnerSeat  # noqa: PLC0415

        one = []
        for (
            componentsschemas_gallerist_by_column_nullable_gallerist_owner_item_data
        ) in self.one:
            componentsschemas_gallerist_by_column_nullable_gallerist_owner_item: (
                dict[str, Any] | None | str
            )
            if isinstance(
                componentsschemas_gallerist_by_column_nullable_gallerist_owner_item_data,
                GalleristOwnerSeat,
            ):
                componentsschemas_gallerist_by_column_nullable_gallerist_owner_item = componentsschemas_gallerist_by_column_nullable_gallerist_owner_item_data.to_dict()
            elif isinstance(
                componentsschemas_gallerist_by_column_nullable_gallerist_owner_item_data,
                GalleristOwnerLacerda,
            ):
                componentsschemas_gallerist_by_column_nullable_gallerist_owner_item = componentsschemas_gallerist_by_column_nullable_gallerist_owner_item_data.value
            else:
                componentsschemas_gallerist_by_column_nullable_gallerist_owner_item = componentsschemas_gallerist_by_column_nullable_gallerist_owner_item_data
            one.append(
                componentsschemas_gallerist_by_column_nullable_gallerist_owner_item
            )

        six = []
        for (
            componentsschemas_gallerist_by_column_nullable_gallerist_owner_item_data
        ) in self.six:
            componentsschemas_gallerist_by_column_nullable_gallerist_owner_item: (
                dict[str, Any] | None | str
            )
            if isinstance(
                componentsschemas_gallerist_by_column_nullable_gallerist_owner_item_data,
                GalleristOwnerSeat,
            ):
                componentsschemas_gallerist_by_column_nullable_gallerist_owner_item = componentsschemas_gallerist_by_column_nullable_gallerist_owner_item_data.to_dict()
            elif isinstance(
                componentsschemas_gallerist_by_column_nullable_gallerist_owner_item_data,
                GalleristOwnerLacerda,
            ):
                componentsschemas_gallerist_by_column_nullable_gallerist_owner_item = componentsschemas_gallerist_by_column_nullable_gallerist_owner_item_data.value
            else:
                componentsschemas_gallerist_by_column_nullable_gallerist_owner_item = componentsschemas_gallerist_by_column_nullable_gallerist_owner_item_data
            six.append(
                componentsschemas_gallerist_by_column_nullable_gallerist_owner_item
            )

        three = []
        for (
            componentsschemas_gallerist_by_column_nullable_gallerist_owner_item_data
        ) in self.three:
            componentsschemas_gallerist_by_column_nullable_gallerist_owner_item: (
                dict[str, Any] | None | str
            )
            if isinstance(
                componentsschemas_gallerist_by_column_nullable_gallerist_owner_item_data,
                GalleristOwnerSeat,
            ):
                componentsschemas_gallerist_by_column_nullable_gallerist_owner_item = componentsschemas_gallerist_by_column_nullable_gallerist_owner_item_data.to_dict()
            elif isinstance(
                componentsschemas_gallerist_by_column_nullable_gallerist_owner_item_data,
                GalleristOwnerLacerda,
            ):
                componentsschemas_gallerist_by_column_nullable_gallerist_owner_item = componentsschemas_gallerist_by_column_nullable_gallerist_owner_item_data.value
            else:
                componentsschemas_gallerist_by_column_nullable_gallerist_owner_item = componentsschemas_gallerist_by_column_nullable_gallerist_owner_item_data
            three.append(
                componentsschemas_gallerist_by_column_nullable_gallerist_owner_item
            )

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "one": one,
                "six": six,
                "three": three,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.gallerist_owner_seat import GalleristOwnerSeat  # noqa: PLC0415

        d = dict(src_dict)
        one = []
        _one = d.pop("one")
        for (
            componentsschemas_gallerist_by_column_nullable_gallerist_owner_item_data
        ) in _one:

            def _parse_componentsschemas_gallerist_by_column_nullable_gallerist_owner_item(
                data: object,
            ) -> GalleristOwnerLacerda | GalleristOwnerSeat | None:
                if data is None:
                    return data
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_gallerist_owner_type_0 = (
                        GalleristOwnerSeat.from_dict(data)
                    )

                    return componentsschemas_gallerist_owner_type_0
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, str):
                        raise TypeError()
                    componentsschemas_gallerist_owner_type_1 = GalleristOwnerLacerda(
                        data
                    )

                    return componentsschemas_gallerist_owner_type_1
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                return cast(GalleristOwnerLacerda | GalleristOwnerSeat | None, data)

            componentsschemas_gallerist_by_column_nullable_gallerist_owner_item = _parse_componentsschemas_gallerist_by_column_nullable_gallerist_owner_item(
                componentsschemas_gallerist_by_column_nullable_gallerist_owner_item_data
            )

            one.append(
                componentsschemas_gallerist_by_column_nullable_gallerist_owner_item
            )

        six = []
        _six = d.pop("six")
        for (
            componentsschemas_gallerist_by_column_nullable_gallerist_owner_item_data
        ) in _six:

            def _parse_componentsschemas_gallerist_by_column_nullable_gallerist_owner_item(
                data: object,
            ) -> GalleristOwnerLacerda | GalleristOwnerSeat | None:
                if data is None:
                    return data
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_gallerist_owner_type_0 = (
                        GalleristOwnerSeat.from_dict(data)
                    )

                    return componentsschemas_gallerist_owner_type_0
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, str):
                        raise TypeError()
                    componentsschemas_gallerist_owner_type_1 = GalleristOwnerLacerda(
                        data
                    )

                    return componentsschemas_gallerist_owner_type_1
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                return cast(GalleristOwnerLacerda | GalleristOwnerSeat | None, data)

            componentsschemas_gallerist_by_column_nullable_gallerist_owner_item = _parse_componentsschemas_gallerist_by_column_nullable_gallerist_owner_item(
                componentsschemas_gallerist_by_column_nullable_gallerist_owner_item_data
            )

            six.append(
                componentsschemas_gallerist_by_column_nullable_gallerist_owner_item
            )

        three = []
        _three = d.pop("three")
        for (
            componentsschemas_gallerist_by_column_nullable_gallerist_owner_item_data
        ) in _three:

            def _parse_componentsschemas_gallerist_by_column_nullable_gallerist_owner_item(
                data: object,
            ) -> GalleristOwnerLacerda | GalleristOwnerSeat | None:
                if data is None:
                    return data
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_gallerist_owner_type_0 = (
                        GalleristOwnerSeat.from_dict(data)
                    )

                    return componentsschemas_gallerist_owner_type_0
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, str):
                        raise TypeError()
                    componentsschemas_gallerist_owner_type_1 = GalleristOwnerLacerda(
                        data
                    )

                    return componentsschemas_gallerist_owner_type_1
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                return cast(GalleristOwnerLacerda | GalleristOwnerSeat | None, data)

            componentsschemas_gallerist_by_column_nullable_gallerist_owner_item = _parse_componentsschemas_gallerist_by_column_nullable_gallerist_owner_item(
                componentsschemas_gallerist_by_column_nullable_gallerist_owner_item_data
            )

            three.append(
                componentsschemas_gallerist_by_column_nullable_gallerist_owner_item
            )

        gallerist_by_offer_gallerist_by_column_nullable_gallerist_owner = cls(
            one=one,
            six=six,
            three=three,
        )

        return gallerist_by_offer_gallerist_by_column_nullable_gallerist_owner
