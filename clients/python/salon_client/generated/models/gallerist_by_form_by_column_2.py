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


T = TypeVar("T", bound="GalleristByFormByColumn2")


@_attrs_define
class GalleristByFormByColumn2:
    """
    Attributes:
        digital (list[GalleristOwnerType0 | Literal['lacerda'] | None]): One value for each column of the market, from
            the left.
        painting (list[GalleristOwnerType0 | Literal['lacerda'] | None]): One value for each column of the market, from
            the left.
        photo (list[GalleristOwnerType0 | Literal['lacerda'] | None]): One value for each column of the market, from the
            left.
        sculpture (list[GalleristOwnerType0 | Literal['lacerda'] | None]): One value for each column of the market, from
            the left.
    """

    digital: list[GalleristOwnerType0 | Literal["lacerda"] | None]
    painting: list[GalleristOwnerType0 | Literal["lacerda"] | None]
    photo: list[GalleristOwnerType0 | Literal["lacerda"] | None]
    sculpture: list[GalleristOwnerType0 | Literal["lacerda"] | None]

    def to_dict(self) -> dict[str, Any]:
        from ..models.gallerist_owner_type_0 import GalleristOwnerType0  # noqa: PLC0415

        digital = []
        for componentsschemas_by_column_2_item_data in self.digital:
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
            digital.append(componentsschemas_by_column_2_item)

        painting = []
        for componentsschemas_by_column_2_item_data in self.painting:
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
            painting.append(componentsschemas_by_column_2_item)

        photo = []
        for componentsschemas_by_column_2_item_data in self.photo:
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
            photo.append(componentsschemas_by_column_2_item)

        sculpture = []
        for componentsschemas_by_column_2_item_data in self.sculpture:
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
            sculpture.append(componentsschemas_by_column_2_item)

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "digital": digital,
                "painting": painting,
                "photo": photo,
                "sculpture": sculpture,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.gallerist_owner_type_0 import GalleristOwnerType0  # noqa: PLC0415

        d = dict(src_dict)
        digital = []
        _digital = d.pop("digital")
        for componentsschemas_by_column_2_item_data in _digital:

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

            digital.append(componentsschemas_by_column_2_item)

        painting = []
        _painting = d.pop("painting")
        for componentsschemas_by_column_2_item_data in _painting:

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

            painting.append(componentsschemas_by_column_2_item)

        photo = []
        _photo = d.pop("photo")
        for componentsschemas_by_column_2_item_data in _photo:

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

            photo.append(componentsschemas_by_column_2_item)

        sculpture = []
        _sculpture = d.pop("sculpture")
        for componentsschemas_by_column_2_item_data in _sculpture:

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

            sculpture.append(componentsschemas_by_column_2_item)

        gallerist_by_form_by_column_2 = cls(
            digital=digital,
            painting=painting,
            photo=photo,
            sculpture=sculpture,
        )

        return gallerist_by_form_by_column_2
