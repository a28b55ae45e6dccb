"""Salon for Python: everything in `generated` comes from the OpenAPI file, the rest is a thin helper on top of it.

`Salon(url, token).run(choose)` plays; `Salon.client` is the generated client for whatever else the API offers.
"""

from .feed import Item, Patience, follow
from .retry import Refused, Retrying, Unavailable
from .salon import Choose, Json, Salon, Turn

__all__ = ["Choose", "Item", "Json", "Patience", "Refused", "Retrying", "Salon", "Turn", "Unavailable", "follow"]
