"""Objects that several scenes share: frames, boards, rooms, roofs, steel, gear, furniture, planting, houses across the street."""
from parts.framing import *
from parts.drywall import *
from parts.gear import *
from parts.furniture import *
from parts.planting import *
from parts.rooms import *
from parts.roofs import *
from parts.steel import *
from parts.town import *
