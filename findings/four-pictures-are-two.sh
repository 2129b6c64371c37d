#!/usr/bin/env bash
# Four pictures are saved as a moving one, and it has two: the third picture of the list is the second of the file.
#
# Versions:  Pillow 9.4.0 of Debian 12, with its Python 3.11. It needs Debian 12 with `apt-get install python3-pil`.
# Input:     `save(…, save_all=True, append_images=…, duration=[100, 100, 100, 300])` of four pictures, of which the
#            first two are the same, and the last two, as those of a model are that hardly moves; GIF, PNG, WebP, and
#            TIFF.
# Expected:  four pictures with their times, as in TIFF: a list of four is handed over, and prompts, seeds and masks
#            beside it go by its numbers.
# Seen:      GIF and PNG have two, the same ones joined, with the sum of their times, and so has WebP. There is no
#            message. It looks right, and what takes picture 2 of the file for the second of the list has another one.
#            Pictures that differ in one pixel are four.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
/usr/bin/python3 -c 'import PIL' 2>/dev/null || { echo 'It needs Pillow: apt-get install python3-pil' >&2; exit 1; }
cat >seen.py <<'PY'
from PIL import Image


def count(form, pictures):
    pictures[0].save('moving', form, save_all=True, append_images=pictures[1:], duration=[100, 100, 100, 300])
    with Image.open('moving') as moving:
        times = []
        for at in range(moving.n_frames):
            moving.seek(at)
            times.append(moving.info.get('duration'))
    return f'{len(times)} pictures' + (f', {times} ms' if all(times) else '')


red = Image.new('RGB', (8, 8), (255, 0, 0))
blue = Image.new('RGB', (8, 8), (0, 0, 255))
almost_red = red.copy()
almost_red.putpixel((0, 0), (0, 255, 0))
almost_blue = blue.copy()
almost_blue.putpixel((0, 0), (0, 255, 0))
for form in ('GIF', 'PNG', 'WebP', 'TIFF'):
    print(f'{form}: {count(form, [red, red.copy(), blue, blue.copy()])}')
    print(f'  one pixel: {count(form, [red, almost_red, blue, almost_blue])}')
PY
/usr/bin/python3 seen.py | tee seen.txt
diff - seen.txt <<'EXPECTED' && echo "As recorded."
GIF: 2 pictures, [200, 400] ms
  one pixel: 4 pictures, [100, 100, 100, 300] ms
PNG: 2 pictures, [200.0, 400.0] ms
  one pixel: 4 pictures, [100.0, 100.0, 100.0, 300.0] ms
WebP: 2 pictures
  one pixel: 4 pictures
TIFF: 4 pictures
  one pixel: 4 pictures
EXPECTED
