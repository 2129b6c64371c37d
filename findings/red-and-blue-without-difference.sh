#!/usr/bin/env bash
# A red picture and a blue one have no difference, by the line that finds where two pictures differ in Pillow.
#
# Versions:  Pillow 9.4.0 of Debian 12, with its Python 3.11; beside it ImageMagick 6.9.11-60. It needs Debian 12 with
#            `apt-get install python3-pil imagemagick`.
# Input:     `ImageChops.difference(first, second).getbbox()`, which is None where two pictures are the same, for a red
#            and a blue picture: as RGB, as RGBA without any transparency, as pictures with a palette; and for two that
#            differ in their opacity.
# Expected:  the whole picture, (0, 0, 8, 8), each time, or an error for a kind of picture that cannot be compared.
# Seen:      None for RGBA: the difference of two opacities that are the same is zero, so the difference is a picture
#            that is transparent everywhere, and `getbbox` leaves out what is transparent. Pictures with a palette are
#            compared by the numbers of their colors, and both begin with 0. A test with files of RGB is right, and a
#            test of pictures that a browser or a model has made, in RGBA, passes for all. `first == second` is right,
#            and tells no place.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
/usr/bin/python3 -c 'import PIL' 2>/dev/null || { echo 'It needs Pillow: apt-get install python3-pil' >&2; exit 1; }
command -v compare >/dev/null || { echo 'It needs ImageMagick: apt-get install imagemagick' >&2; exit 1; }
cat >seen.py <<'PY'
import subprocess

from PIL import Image, ImageChops

SIZE = (8, 8)
RED = (255, 0, 0)
BLUE = (0, 0, 255)


def with_palette(color):
    picture = Image.new('P', SIZE)
    picture.putpalette([*color, 255, 255, 255])
    return picture


pairs = {
    'RGB': [Image.new('RGB', SIZE, color) for color in (RED, BLUE)],
    'RGBA': [Image.new('RGBA', SIZE, (*color, 255)) for color in (RED, BLUE)],
    'palette': [with_palette(color) for color in (RED, BLUE)],
    'opacity': [Image.new('RGBA', SIZE, (*RED, opacity)) for opacity in (255, 128)],
}
for name, (first, second) in pairs.items():
    first.save('first.png')
    second.save('second.png')
    command = ['compare', '-metric', 'AE', 'first.png', 'second.png', 'null:']
    counted = subprocess.run(command, capture_output=True, text=True)
    place = ImageChops.difference(first, second).getbbox()
    print(f'{name}: {place}, equal {first == second}, ImageMagick: {counted.stderr.strip()} pixels')
PY
/usr/bin/python3 seen.py | tee seen.txt
diff - seen.txt <<'EXPECTED' && echo "As recorded."
RGB: (0, 0, 8, 8), equal False, ImageMagick: 64 pixels
RGBA: None, equal False, ImageMagick: 64 pixels
palette: None, equal False, ImageMagick: 64 pixels
opacity: (0, 0, 8, 8), equal False, ImageMagick: 64 pixels
EXPECTED
