#!/usr/bin/env bash
# Surprise: assimp turns a model in inches, as SketchUp exports COLLADA, into 3MF with the numbers of the inches and
#   the unit millimeter: a wall of 12′-6″ is 150 mm long. It also leaves out where the parts are, so the second wall,
#   96 inches away, is in the place of the first. Into OBJ, STL and glTF it converts both right, to 3.81 m. It says
#   nothing.
# Expected by most: 3MF, the format that has units, is the one that is right.
# Package: Debian 12 assimp-utils 5.2.5
# Source: run.
set -euo pipefail
for p in assimp unzip; do command -v $p >/dev/null || { echo "needs assimp-utils, unzip (apt)"; exit 2; }; done
tmp=$(mktemp -d); trap 'rm -rf "$tmp"' EXIT
cd "$tmp"
cat > house.dae <<'D'
<?xml version="1.0"?>
<COLLADA xmlns="http://www.collada.org/2005/11/COLLADASchema" version="1.4.1"><asset><created>2026-06-12T00:00:00Z</created><modified>2026-06-12T00:00:00Z</modified><unit name="inch" meter="0.0254"/><up_axis>Y_UP</up_axis></asset>
<library_geometries><geometry id="wall"><mesh><source id="p"><float_array id="pa" count="9">0 0 0 150 0 0 150 96 0</float_array><technique_common><accessor source="#pa" count="3" stride="3"><param name="X" type="float"/><param name="Y" type="float"/><param name="Z" type="float"/></accessor></technique_common></source><vertices id="v"><input semantic="POSITION" source="#p"/></vertices><triangles count="1"><input semantic="VERTEX" source="#v" offset="0"/><p>0 1 2</p></triangles></mesh></geometry></library_geometries>
<library_visual_scenes><visual_scene id="s"><node id="front"><instance_geometry url="#wall"/></node><node id="back"><translate>0 0 96</translate><instance_geometry url="#wall"/></node></visual_scene></library_visual_scenes><scene><instance_visual_scene url="#s"/></scene></COLLADA>
D
for kind in obj 3mf; do assimp export house.dae house.$kind > log; done
dpkg-query -W assimp-utils
got=$(echo "OBJ: $(awk '/^v /{printf "%.2f %.2f %.2f; ", $2, $3, $4}' house.obj)"
  unzip -p house.3mf 3D/3DModel.model > model
  echo "3MF: $(grep -o 'unit="[a-z]*"' model) $(grep -o '<vertex [^/]*' model | tr -dc '0-9 \n-' | tr -s ' \n' ' '), $(grep -c '<item ' model) items, $(grep -c transform model) with a place")
echo "$got"
[ "$got" = 'OBJ: 0.00 0.00 0.00; 3.81 0.00 0.00; 3.81 2.44 0.00; 0.00 0.00 2.44; 3.81 0.00 2.44; 3.81 2.44 2.44; 
3MF: unit="millimeter"  0 0 0 150 0 0 150 96 0 0 0 0 150 0 0 150 96 0 , 2 items, 0 with a place' ] && echo ok
