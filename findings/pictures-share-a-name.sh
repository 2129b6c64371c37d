#!/usr/bin/env bash
# The picture of one prompt is saved over that of another: the names of their files are cut to 100 letters.
#
# Versions:  filenamify 7.0.3, sanitize-filename 1.6.4, slug 12.0.1, @sindresorhus/slugify 3.0.1; beside them
#            encodeURIComponent of Node.js, 20 or newer.
# Input:     names that are made of prompts and settings, with ".png": two long prompts whose end differs; cfg 7.5 and
#            cfg 75; seed -1 and seed 1; a prompt of 400 letters.
# Expected:  another name for another prompt, as these are for files whose names come from people, or an error where a
#            name is too long; and ".png" at its end.
# Seen:      filenamify takes the first 100 letters, so that one of two pictures is there, without an error; slug drops
#            the point, and 7.5 is 75; slugify makes one of -1 and 1. sanitize-filename cuts at 255 bytes, and ".png"
#            with it: the picture opens in no program.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --ignore-scripts --no-audit --no-fund filenamify@7.0.3 sanitize-filename@1.6.4 slug@12.0.1 \
  @sindresorhus/slugify@3.0.1
cat >seen.mjs <<'JS'
import slugify from '@sindresorhus/slugify';
import filenamify from 'filenamify';
import sanitize from 'sanitize-filename';
import slug from 'slug';

const scene = 'a portrait of an old fisherman in the rain at night, painted in oil with thick strokes, warm light, ';
const pairs = {
  'two long prompts': [`${scene} red coat`, `${scene} blue coat`],
  'cfg 7.5 and 75': ['a cat, cfg 7.5', 'a cat, cfg 75'],
  'seed -1 and 1': ['a cat, seed -1', 'a cat, seed 1'],
  'C++ and C#': ['logo of C++', 'logo of C#'],
};
const libraries = {
  filenamify: (name) => filenamify(`${name}.png`),
  'sanitize-filename': (name) => sanitize(`${name}.png`),
  slug: (name) => `${slug(name)}.png`,
  '@sindresorhus/slugify': (name) => `${slugify(name)}.png`,
  encodeURIComponent: (name) => `${encodeURIComponent(name)}.png`,
};
for (const [library, make] of Object.entries(libraries)) {
  const same = Object.keys(pairs).filter((pair) => make(pairs[pair][0]) === make(pairs[pair][1]));
  const end = make(scene.repeat(4)).slice(-4);
  console.log(`${library}: one name for ${same.join(', ') || 'none'}; 400 letters end with ${end}`);
}
console.log(`slug: ${slug('a cat, cfg 7.5')}; slugify: ${slugify('a cat, seed -1')}`);
JS
node seen.mjs | tee seen.txt
diff - seen.txt <<'EXPECTED' && echo "As recorded."
filenamify: one name for two long prompts; 400 letters end with .png
sanitize-filename: one name for none; 400 letters end with , pa
slug: one name for cfg 7.5 and 75, seed -1 and 1, C++ and C#; 400 letters end with .png
@sindresorhus/slugify: one name for seed -1 and 1, C++ and C#; 400 letters end with .png
encodeURIComponent: one name for none; 400 letters end with .png
slug: a-cat-cfg-75; slugify: a-cat-seed-1
EXPECTED
