#!/usr/bin/env bash
# An animated picture stands still once it has been made smaller: four of five optimizers keep its first frame, with status 0.
#
# Versions:  pngquant 2.17.0, pngcrush 1.8.13, advpng of AdvanceCOMP 2.5, zopflipng of Zopfli 1.0.3 and optipng 0.7.7,
#            all of Debian 12. It needs Debian 12, after `apt-get update`.
# Input:     a PNG with two frames (APNG), as models for short loops give it, and as all browsers play it; each tool
#            with no option but the names of its files.
# Expected:  two frames, or an error: advpng, pngcrush and zopflipng promise that no pixel is lost.
# Seen:      the first frame alone, since the others stand in chunks that a tool need not know, and drops. It is
#            smaller, as promised, and looks right in a list of files. None of the four names it. optipng knows the
#            format, and keeps it.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
apt-get download pngquant libimagequant0 liblcms2-2 pngcrush advancecomp zopfli libzopfli1 optipng libpng16-16 \
  >/dev/null 2>&1
for package in *.deb; do dpkg -x "$package" packages; done
LD_LIBRARY_PATH=$(echo "$folder"/packages/usr/lib/*-linux-gnu)
export LD_LIBRARY_PATH PATH="$folder/packages/usr/bin:$PATH"
cat >animation.py <<'PY'
import struct
import zlib


def chunk(name, data):
    return struct.pack('>I', len(data)) + name + data + struct.pack('>I', zlib.crc32(name + data))


def frame(color):
    return zlib.compress((b'\0' + bytes(color) * 16) * 16, 1)


def control(number):
    return chunk(b'fcTL', struct.pack('>IIIIIHHBB', number, 16, 16, 0, 0, 1, 2, 0, 0))


chunks = [
    chunk(b'IHDR', struct.pack('>IIBBBBB', 16, 16, 8, 2, 0, 0, 0)),
    chunk(b'acTL', struct.pack('>II', 2, 0)),
    control(0),
    chunk(b'IDAT', frame((255, 0, 0))),
    control(1),
    chunk(b'fdAT', struct.pack('>I', 2) + frame((0, 255, 0))),
    chunk(b'IEND', b''),
]
open('animation.png', 'wb').write(b'\x89PNG\r\n\x1a\n' + b''.join(chunks))
PY
/usr/bin/python3 animation.py
tell() {
  local status=0 log
  log=$("${@:3}" 2>&1) || status=$?
  echo "$1: status $status, frames $((1 + $(grep -c fdAT "$2" || true))), named in the log: $(
    grep -qiE 'acTL|fdAT|frame|anim|APNG' <<<"${log//animation.png/}" && echo yes || echo no
  )"
}
{
  tell pngquant quant.png pngquant --output quant.png animation.png
  tell pngcrush crush.png pngcrush animation.png crush.png
  cp animation.png adv.png
  tell advpng adv.png advpng -z adv.png
  tell zopflipng zopfli.png zopflipng animation.png zopfli.png
  tell optipng opti.png optipng -out opti.png animation.png
} | tee seen.txt
diff - seen.txt <<'EXPECTED' && echo "As recorded."
pngquant: status 0, frames 1, named in the log: no
pngcrush: status 0, frames 1, named in the log: no
advpng: status 0, frames 1, named in the log: no
zopflipng: status 0, frames 1, named in the log: no
optipng: status 0, frames 2, named in the log: yes
EXPECTED
