#!/usr/bin/env bash
# In a depth map all that is farther away than a meter is one meter away, once ImageMagick has turned it.
#
# Versions:  ImageMagick 6.9.11-60 Q16 of Debian 12. It needs Debian 12 with `apt-get install imagemagick`; Python 3
#            writes and reads the files.
# Input:     a PFM of four floating-point numbers, 0.25, 1, 3.5 and -2, as models for depth give meters, and for normals
#            give directions; turned by `convert -flop`, which changes no number, and copied.
# Expected:  the same numbers in the other order: PFM in, PFM out, and `identify` says 32 bits.
# Seen:      3.5 is 1 and -2 is 0, without a word, and 0.25 is 0.250004: between reading and writing all of it has whole
#            numbers of 16 bits from black to white, in builds without HDRI, as Debian's. It can be seen in `convert
#            -list configure` alone. A map that has been scaled to 0 and 1 before looks right.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
command -v convert identify >/dev/null || { echo 'It needs ImageMagick: apt-get install imagemagick' >&2; exit 1; }
cat >seen.py <<'PY'
import struct
import subprocess


def read(file):
    with open(file, 'rb') as picture:
        numbers = struct.unpack('<4f', picture.read()[-16:])
    return ' '.join(f'{number:g}' for number in numbers)


with open('depth.pfm', 'wb') as picture:
    picture.write(b'Pf\n4 1\n-1.0\n' + struct.pack('<4f', 0.25, 1, 3.5, -2))
subprocess.run(['convert', 'depth.pfm', 'copied.pfm'], check=True)
subprocess.run(['convert', 'depth.pfm', '-flop', 'turned.pfm'], check=True)
form = subprocess.run(['identify', '-format', '%m, %z bits', 'depth.pfm'], capture_output=True, text=True, check=True)
print(f'depth.pfm: {read("depth.pfm")} ({form.stdout})')
print('copied.pfm:', read('copied.pfm'))
print('turned.pfm:', read('turned.pfm'))
PY
python3 seen.py | tee seen.txt
diff - seen.txt <<'EXPECTED' && echo "As recorded."
depth.pfm: 0.25 1 3.5 -2 (PFM, 32 bits)
copied.pfm: 0.250004 1 1 0
turned.pfm: 0 1 1 0.250004
EXPECTED
