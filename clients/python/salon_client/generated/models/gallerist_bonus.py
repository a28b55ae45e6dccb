from enum import StrEnum


class GalleristBonus(StrEnum):
    ANY_TICKET = "any_ticket"
    ASSISTANT = "assistant"
    BAG_VISITOR = "bag_visitor"
    CONTRACT = "contract"
    FAME = "fame"
    INFLUENCE = "influence"
    INVESTMENT = "investment"
    INVESTOR_TICKET = "investor_ticket"
    PLAZA_VIP_OR_INVESTOR = "plaza_vip_or_investor"
    PLAZA_VISITOR = "plaza_visitor"
    TWO_TICKETS = "two_tickets"
    VIP_TICKET = "vip_ticket"

    def __str__(self) -> str:
        return str(self.value)
