"""Building blocks of every scene: scene, nodes, materials, geometry, ground, lamps, shots."""
from kit.scene import *
from kit.nodes import *
from kit.materials import *
from kit.geometry import *
from kit.ground import *
from kit.lamps import *
from kit.shots import *
