#!/usr/bin/env bash
# A painted model in 3D is white once it is an OBJ: the picture of its surface is a file "*0", which nobody has written.
#
# Versions:  assimp 5.2.5 of Debian 12 (assimp-utils). It needs Debian 12, after `apt-get update`; Node 20 or newer.
# Input:     glTF with the picture of its surface in the file, as services that make models in 3D give it; `assimp
#            export` to OBJ, PLY, Collada and glTF.
# Expected:  the picture beside the new file, as with Collada, or an error: OBJ has a file of its own for materials, and
#            names pictures there.
# Seen:      OBJ has `map_Kd *0`, and PLY `TextureFile *0`, the name that assimp itself has for the first picture in a
#            file. No such file is written; the status is 0, there is no warning, and the original may be deleted by
#            then. Collada and glTF have the picture.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
apt-get download assimp-utils libassimp5 libdraco7 libminizip1 >/dev/null 2>&1
for package in *.deb; do dpkg -x "$package" packages; done
LD_LIBRARY_PATH=$(echo "$folder"/packages/usr/lib/*-linux-gnu)
export LD_LIBRARY_PATH
cat >model.mjs <<'JS'
const data = (type, bytes) => `data:${type};base64,${Buffer.from(bytes).toString('base64')}`;
const corners = new Float32Array([0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 1]);
const red = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGP4z8AAAAMBAQDJ/pLvAAAAAElFTkSuQmCC';
const accessor = (bufferView, type) => ({bufferView, componentType: 5126, count: 3, type});
const model = {
  asset: {version: '2.0'},
  scenes: [{nodes: [0]}],
  nodes: [{mesh: 0}],
  meshes: [{primitives: [{attributes: {POSITION: 0, TEXCOORD_0: 1}, material: 0}]}],
  materials: [{pbrMetallicRoughness: {baseColorTexture: {index: 0}}}],
  textures: [{source: 0}],
  images: [{uri: `data:image/png;base64,${red}`}],
  accessors: [{...accessor(0, 'VEC3'), min: [0, 0, 0], max: [1, 1, 0]}, accessor(1, 'VEC2')],
  bufferViews: [
    {buffer: 0, byteLength: 36},
    {buffer: 0, byteOffset: 36, byteLength: 24},
  ],
  buffers: [{byteLength: 60, uri: data('application/octet-stream', corners.buffer)}],
};
console.log(JSON.stringify(model));
JS
node model.mjs >model.gltf
for format in obj ply dae gltf; do
  mkdir $format
  status=0
  packages/usr/bin/assimp export model.gltf $format/model.$format >$format/log 2>&1 || status=$?
  named=$(grep -hoE 'map_Kd .*|TextureFile .*|<init_from>[^<]*|"uri": ?"[^"]*png[^"]{0,4}' $format/model.$format* $format/*.mtl 2>/dev/null | head -n 1 || true)
  echo "$format: status $status, warnings $(grep -ciE 'warn|error' $format/log || true), $named, PNG beside it: $(
    find $format -name '*.png' | wc -l
  )"
done | tee seen.txt
diff - seen.txt <<'EXPECTED' && echo "As recorded."
obj: status 0, warnings 0, map_Kd *0, PNG beside it: 0
ply: status 0, warnings 0, TextureFile *0, PNG beside it: 0
dae: status 0, warnings 0, <init_from>model_texture_0001.png, PNG beside it: 1
gltf: status 0, warnings 0, "uri": "data:image/png;bas, PNG beside it: 0
EXPECTED
