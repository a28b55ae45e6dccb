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

if TYPE_CHECKING:
    from ..models.gallerist_owner_type_0 import GalleristOwnerType0


T = TypeVar("T", bound="GalleristByOfferByColumn")


@_attrs_define
class GalleristByOfferByColumn:
    """
    Attributes:
        one (list[GalleristOwnerType0 | Literal['lacerda'] | None]): One value for each column of the market, from the
            left.
        six (list[GalleristOwnerType0 | Literal['lacerda'] | None]): One value for each column of the market, from the
            left.
        three (list[GalleristOwnerType0 | Literal['lacerda'] | None]): One value for each column of the market, from the
            left.
    """

    one: list[GalleristOwnerType0 | Literal["lacerda"] | None]
    six: list[GalleristOwnerType0 | Literal["lacerda"] | None]
    three: list[GalleristOwnerType0 | Literal["lacerda"] | None]

    def to_dict(self) -> dict[str, Any]:
        from ..models.gallerist_owner_type_0 import GalleristOwnerType0  # noqa: PLC0415

        one = []
        for componentsschemas_by_column_2_item_data in self.one:
            componentsschemas_by_column_2_item: (
                dict[str, Any] | Literal["lacerda"] | None
            )
            if isinstance(componentsschemas_by_column_2_item_data, GalleristOwnerType0):
                componentsschemas_by_column_2_item = (
                    componentsschemas_by_column_2_item_data.to_dict()
                )
            else:
                componentsschemas_by_column_2_item = (
                    componentsschemas_by_column_2_item_data
                )
            one.append(componentsschemas_by_column_2_item)

        six = []
        for componentsschemas_by_column_2_item_data in self.six:
            componentsschemas_by_column_2_item: (
                dict[str, Any] | Literal["lacerda"] | None
            )
            if isinstance(componentsschemas_by_column_2_item_data, GalleristOwnerType0):
                componentsschemas_by_column_2_item = (
                    componentsschemas_by_column_2_item_data.to_dict()
                )
            else:
                componentsschemas_by_column_2_item = (
                    componentsschemas_by_column_2_item_data
                )
            six.append(componentsschemas_by_column_2_item)

        three = []
        for componentsschemas_by_column_2_item_data in self.three:
            componentsschemas_by_column_2_item: (
                dict[str, Any] | Literal["lacerda"] | None
            )
            if isinstance(componentsschemas_by_column_2_item_data, GalleristOwnerType0):
                componentsschemas_by_column_2_item = (
                    componentsschemas_by_column_2_item_data.to_dict()
                )
            else:
                componentsschemas_by_column_2_item = (
                    componentsschemas_by_column_2_item_data
                )
            three.append(componentsschemas_by_column_2_item)

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
        from ..models.gallerist_owner_type_0 import GalleristOwnerType0  # noqa: PLC0415

        d = dict(src_dict)
        one = []
        _one = d.pop("one")
        for componentsschemas_by_column_2_item_data in _one:

            def _parse_componentsschemas_by_column_2_item(
                data: object,
            ) -> GalleristOwnerType0 | Literal["lacerda"] | None:
                if data is None:
                    return data
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_gallerist_owner_type_0 = (
                        GalleristOwnerType0.from_dict(data)
                    )

                    return componentsschemas_gallerist_owner_type_0
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                componentsschemas_gallerist_owner_type_1 = cast(
                    Literal["lacerda"], data
                )
                if componentsschemas_gallerist_owner_type_1 != "lacerda":
                    raise ValueError(
                        f"/components/schemas/GalleristOwner_type_1 must match const 'lacerda', got '{componentsschemas_gallerist_owner_type_1}'"
                    )
                return componentsschemas_gallerist_owner_type_1
                return cast(GalleristOwnerType0 | Literal["lacerda"] | None, data)

            componentsschemas_by_column_2_item = (
                _parse_componentsschemas_by_column_2_item(
                    componentsschemas_by_column_2_item_data
                )
            )

            one.append(componentsschemas_by_column_2_item)

        six = []
        _six = d.pop("six")
        for componentsschemas_by_column_2_item_data in _six:

            def _parse_componentsschemas_by_column_2_item(
                data: object,
            ) -> GalleristOwnerType0 | Literal["lacerda"] | None:
                if data is None:
                    return data
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_gallerist_owner_type_0 = (
                        GalleristOwnerType0.from_dict(data)
                    )

                    return componentsschemas_gallerist_owner_type_0
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                componentsschemas_gallerist_owner_type_1 = cast(
                    Literal["lacerda"], data
                )
                if componentsschemas_gallerist_owner_type_1 != "lacerda":
                    raise ValueError(
                        f"/components/schemas/GalleristOwner_type_1 must match const 'lacerda', got '{componentsschemas_gallerist_owner_type_1}'"
                    )
                return componentsschemas_gallerist_owner_type_1
                return cast(GalleristOwnerType0 | Literal["lacerda"] | None, data)

            componentsschemas_by_column_2_item = (
                _parse_componentsschemas_by_column_2_item(
                    componentsschemas_by_column_2_item_data
                )
            )

            six.append(componentsschemas_by_column_2_item)

        three = []
        _three = d.pop("three")
        for componentsschemas_by_column_2_item_data in _three:

            def _parse_componentsschemas_by_column_2_item(
                data: object,
            ) -> GalleristOwnerType0 | Literal["lacerda"] | None:
                if data is None:
                    return data
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_gallerist_owner_type_0 = (
                        GalleristOwnerType0.from_dict(data)
                    )

                    return componentsschemas_gallerist_owner_type_0
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                componentsschemas_gallerist_owner_type_1 = cast(
                    Literal["lacerda"], data
                )
                if componentsschemas_gallerist_owner_type_1 != "lacerda":
                    raise ValueError(
                        f"/components/schemas/GalleristOwner_type_1 must match const 'lacerda', got '{componentsschemas_gallerist_owner_type_1}'"
                    )
                return componentsschemas_gallerist_owner_type_1
                return cast(GalleristOwnerType0 | Literal["lacerda"] | None, data)

            componentsschemas_by_column_2_item = (
                _parse_componentsschemas_by_column_2_item(
                    componentsschemas_by_column_2_item_data
                )
            )

            three.append(componentsschemas_by_column_2_item)

        gallerist_by_offer_by_column = cls(
            one=one,
            six=six,
            three=three,
        )

        return gallerist_by_offer_by_column
