from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.event_view import EventView
    from ..models.field_problem import FieldProblem
    from ..models.problem_refusal import ProblemRefusal
    from ..models.ruleset_command import RulesetCommand


T = TypeVar("T", bound="Problem")


@_attrs_define
class Problem:
    """A problem document (RFC 9457). Some problems have further members; those documented here are optional.

    Attributes:
        code (str): The stable name of the problem, for programs. Example: not_found.
        instance (str): The path of the request. Example: /v1/accounts/ada.
        request_id (str): The id of the request, also in `X-Request-Id` and in the server's log. Example:
            0199a0c2-7e60-7c55-b0f4-6d3a7f2f7d11.
        status (int): The HTTP status. Example: 404.
        title (str): What is wrong, for a person, in the language of `Accept-Language`, else of the account, else in
            English. Example: Not found.
        type_ (str): The path of the description of this kind of problem. Example: /problems/not_found.
        detail (None | str | Unset): What is wrong in this case and what to do, in the language of the title. What only
            operators read is in English.
        errors (list[FieldProblem] | Unset): What is wrong in the body, one entry per place.
        legal (list[RulesetCommand] | Unset): With `version_mismatch`: the commands that are legal for the caller now.
        missed (list[EventView] | Unset): With `version_mismatch`: the events since, as the caller may see them.
        refusal (ProblemRefusal | Unset): Why the rules refuse a request.
        version (int | Unset): With `version_mismatch` and `no_such_version`: the current version of the game.
    """

    code: str
    instance: str
    request_id: str
    status: int
    title: str
    type_: str
    detail: None | str | Unset = UNSET
    errors: list[FieldProblem] | Unset = UNSET
    legal: list[RulesetCommand] | Unset = UNSET
    missed: list[EventView] | Unset = UNSET
    refusal: ProblemRefusal | Unset = UNSET
    version: int | Unset = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        code = self.code

        instance = self.instance

        request_id = self.request_id

        status = self.status

        title = self.title

        type_ = self.type_

        detail: None | str | Unset
        if isinstance(self.detail, Unset):
            detail = UNSET
        else:
            detail = self.detail

        errors: list[dict[str, Any]] | Unset = UNSET
        if not isinstance(self.errors, Unset):
            errors = []
            for errors_item_data in self.errors:
                errors_item = errors_item_data.to_dict()
                errors.append(errors_item)

        legal: list[dict[str, Any]] | Unset = UNSET
        if not isinstance(self.legal, Unset):
            legal = []
            for legal_item_data in self.legal:
                legal_item = legal_item_data.to_dict()
                legal.append(legal_item)

        missed: list[dict[str, Any]] | Unset = UNSET
        if not isinstance(self.missed, Unset):
            missed = []
            for missed_item_data in self.missed:
                missed_item = missed_item_data.to_dict()
                missed.append(missed_item)

        refusal: dict[str, Any] | Unset = UNSET
        if not isinstance(self.refusal, Unset):
            refusal = self.refusal.to_dict()

        version = self.version

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "code": code,
                "instance": instance,
                "request_id": request_id,
                "status": status,
                "title": title,
                "type": type_,
            }
        )
        if detail is not UNSET:
            field_dict["detail"] = detail
        if errors is not UNSET:
            field_dict["errors"] = errors
        if legal is not UNSET:
            field_dict["legal"] = legal
        if missed is not UNSET:
            field_dict["missed"] = missed
        if refusal is not UNSET:
            field_dict["refusal"] = refusal
        if version is not UNSET:
            field_dict["version"] = version

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.event_view import EventView  # noqa: PLC0415
        from ..models.field_problem import FieldProblem  # noqa: PLC0415
        from ..models.problem_refusal import ProblemRefusal  # noqa: PLC0415
        from ..models.ruleset_command import RulesetCommand  # noqa: PLC0415

        d = dict(src_dict)
        code = d.pop("code")

        instance = d.pop("instance")

        request_id = d.pop("request_id")

        status = d.pop("status")

        title = d.pop("title")

        type_ = d.pop("type")

        def _parse_detail(data: object) -> None | str | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(None | str | Unset, data)

        detail = _parse_detail(d.pop("detail", UNSET))

        _errors = d.pop("errors", UNSET)
        errors: list[FieldProblem] | Unset = UNSET
        if _errors is not UNSET:
            errors = []
            for errors_item_data in _errors:
                errors_item = FieldProblem.from_dict(errors_item_data)

                errors.append(errors_item)

        _legal = d.pop("legal", UNSET)
        legal: list[RulesetCommand] | Unset = UNSET
        if _legal is not UNSET:
            legal = []
            for legal_item_data in _legal:
                legal_item = RulesetCommand.from_dict(legal_item_data)

                legal.append(legal_item)

        _missed = d.pop("missed", UNSET)
        missed: list[EventView] | Unset = UNSET
        if _missed is not UNSET:
            missed = []
            for missed_item_data in _missed:
                missed_item = EventView.from_dict(missed_item_data)

                missed.append(missed_item)

        _refusal = d.pop("refusal", UNSET)
        refusal: ProblemRefusal | Unset
        if isinstance(_refusal, Unset):
            refusal = UNSET
        else:
            refusal = ProblemRefusal.from_dict(_refusal)

        version = d.pop("version", UNSET)

        problem = cls(
            code=code,
            instance=instance,
            request_id=request_id,
            status=status,
            title=title,
            type_=type_,
            detail=detail,
            errors=errors,
            legal=legal,
            missed=missed,
            refusal=refusal,
            version=version,
        )

        problem.additional_properties = d
        return problem

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
