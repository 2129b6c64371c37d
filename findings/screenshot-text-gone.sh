#!/usr/bin/env bash
# A screenshot test passes, without one differing pixel, when a light text is gone, and when a red button is dark red.
#
# Versions:  @playwright/test 1.65.1 with its defaults; beside it pixelmatch 8.0.0 with its own. Node 20.
# Input:     pictures of 100 x 100 pixels with a block of one color in their middle, and the same with another color: #ccc
#            on white and nothing; #f00 and #c80000; #008000 and #005a00.
# Expected:  a difference: `maxDiffPixels` is 0, and what it allows beside is named a threshold for the perceived color,
#            which is taken for noise of a few steps that the drawing of fonts makes.
# Seen:      `toMatchSnapshot`, which compares as `toHaveScreenshot` does, passes for all of them. The threshold of 0.2
#            lets a gray of up to 56 steps vanish on white; with 0.1, that of pixelmatch, it is up to 28. Only
#            `threshold: 0` sees each.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --ignore-scripts --no-audit --no-fund @playwright/test@1.65.1 pngjs@7.0.0 pixelmatch@8.0.0
cat >playwright.config.mjs <<'JS'
export default {snapshotPathTemplate: '{testDir}/{arg}{ext}', updateSnapshots: 'none'};
JS
cat >make.mjs <<'JS'
import {writeFileSync} from 'node:fs';
import pixelmatch from 'pixelmatch';
import {PNG} from 'pngjs';

const SIZE = 100;
function draw(color) {
  const png = new PNG({width: SIZE, height: SIZE});
  png.data.fill(255);
  for (let y = 30; y < 70; y += 1) {
    for (let x = 30; x < 70; x += 1) png.data.set(color, (y * SIZE + x) * 4);
  }
  return png;
}
const pairs = {
  gray: [[204, 204, 204], [255, 255, 255]],
  red: [[255, 0, 0], [200, 0, 0]],
  green: [[0, 128, 0], [0, 90, 0]],
};
for (const [name, colors] of Object.entries(pairs)) {
  for (const [at, color] of colors.entries()) writeFileSync(`${name}-${at}.png`, PNG.sync.write(draw(color)));
}
for (const threshold of [0.2, 0.1]) {
  const isSeen = (gray) => pixelmatch(draw([gray, gray, gray]).data, draw([255, 255, 255]).data, null, SIZE, SIZE, {threshold});
  let gray = 255;
  while (!isSeen(gray)) gray -= 1;
  console.log(`threshold ${threshold}: on white, a gray is seen from ${255 - gray} steps on`);
}
JS
cat >color.spec.mjs <<'JS'
import {readFileSync} from 'node:fs';
import {expect, test} from '@playwright/test';

for (const name of ['gray', 'red', 'green']) {
  for (const options of [{maxDiffPixels: 0}, {threshold: 0}]) {
    test(`${name} ${JSON.stringify(options)}`, () => {
      expect(readFileSync(`${name}-1.png`)).toMatchSnapshot(`${name}-0.png`, options);
    });
  }
}
JS
{
  node make.mjs
  { npx playwright test --reporter=json || true; } | node -e '
    const {suites} = JSON.parse(fs.readFileSync(0, "utf8"));
    for (const {title, ok} of suites[0].specs) console.log(`${title}: ${ok ? "passes" : "fails"}`);'
} | tee seen.txt
diff - seen.txt <<'EXPECTED' && echo "As recorded."
threshold 0.2: on white, a gray is seen from 57 steps on
threshold 0.1: on white, a gray is seen from 29 steps on
gray {"maxDiffPixels":0}: passes
gray {"threshold":0}: fails
red {"maxDiffPixels":0}: passes
red {"threshold":0}: fails
green {"maxDiffPixels":0}: passes
green {"threshold":0}: fails
EXPECTED
