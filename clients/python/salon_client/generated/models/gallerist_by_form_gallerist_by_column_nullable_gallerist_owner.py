from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define

from ..models.gallerist_owner_lacerda import GalleristOwnerLacerda

if TYPE_CHECKING:
    from ..models.gallerist_owner_seat import GalleristOwnerSeat


T = TypeVar("T", bound="GalleristByFormGalleristByColumnNullableGalleristOwner")


@_attrs_define
class GalleristByFormGalleristByColumnNullableGalleristOwner:
    """
    Attributes:
        digital (list[GalleristOwnerLacerda | GalleristOwnerSeat | None]): One value for each column of the market, from
            the left.
        painting (list[GalleristOwnerLacerda | GalleristOwnerSeat | None]): One value for each column of the market,
            from the left.
        photo (list[GalleristOwnerLacerda | GalleristOwnerSeat | None]): One value for each column of the market, from
            the left.
        sculpture (list[GalleristOwnerLacerda | GalleristOwnerSeat | None]): One value for each column of the market,
            from the left.
    """

    digital: list[GalleristOwnerLacerda | GalleristOwnerSeat | None]
    painting: list[GalleristOwnerLacerda | GalleristOwnerSeat | None]
    photo: list[GalleristOwnerLacerda | GalleristOwnerSeat | None]
    sculpture: list[GalleristOwnerLacerda | GalleristOwnerSeat | None]

    def to_dict(self) -> dict[str, Any]:
        from ..models.gallerist_owner_seat import GalleristOwnerSeat  # noqa: PLC0415

        digital = []
        for (
            componentsschemas_gallerist_by_column_nullable_gallerist_owner_item_data
        ) in self.digital:
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
            digital.append(
                componentsschemas_gallerist_by_column_nullable_gallerist_owner_item
            )

        painting = []
        for (
            componentsschemas_gallerist_by_column_nullable_gallerist_owner_item_data
        ) in self.painting:
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
            painting.append(
                componentsschemas_gallerist_by_column_nullable_gallerist_owner_item
            )

        photo = []
        for (
            componentsschemas_gallerist_by_column_nullable_gallerist_owner_item_data
        ) in self.photo:
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
            photo.append(
                componentsschemas_gallerist_by_column_nullable_gallerist_owner_item
            )

        sculpture = []
        for (
            componentsschemas_gallerist_by_column_nullable_gallerist_owner_item_data
        ) in self.sculpture:
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
            sculpture.append(
                componentsschemas_gallerist_by_column_nullable_gallerist_owner_item
            )

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
        from ..models.gallerist_owner_seat import GalleristOwnerSeat  # noqa: PLC0415

        d = dict(src_dict)
        digital = []
        _digital = d.pop("digital")
        for (
            componentsschemas_gallerist_by_column_nullable_gallerist_owner_item_data
        ) in _digital:

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

            digital.append(
                componentsschemas_gallerist_by_column_nullable_gallerist_owner_item
            )

        painting = []
        _painting = d.pop("painting")
        for (
            componentsschemas_gallerist_by_column_nullable_gallerist_owner_item_data
        ) in _painting:

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

            painting.append(
                componentsschemas_gallerist_by_column_nullable_gallerist_owner_item
            )

        photo = []
        _photo = d.pop("photo")
        for (
            componentsschemas_gallerist_by_column_nullable_gallerist_owner_item_data
        ) in _photo:

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

            photo.append(
                componentsschemas_gallerist_by_column_nullable_gallerist_owner_item
            )

        sculpture = []
        _sculpture = d.pop("sculpture")
        for (
            componentsschemas_gallerist_by_column_nullable_gallerist_owner_item_data
        ) in _sculpture:

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

            sculpture.append(
                componentsschemas_gallerist_by_column_nullable_gallerist_owner_item
            )

        gallerist_by_form_gallerist_by_column_nullable_gallerist_owner = cls(
            digital=digital,
            painting=painting,
            photo=photo,
            sculpture=sculpture,
        )

        return gallerist_by_form_gallerist_by_column_nullable_gallerist_owner
