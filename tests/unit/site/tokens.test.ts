import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';

const FILE = path.resolve(__dirname, '../../../src/css/tokens.css');
const MODES = ['light', 'dark'] as const;
const ENOUGH = 7; // WCAG 2.2 AAA for text of any size

type Mode = (typeof MODES)[number];

const TOKEN = /--site-color-([\w-]+):\s*var\(--site-light, (#\w+)\)\s+var\(--site-dark, (#\w+)\);/g;

/** Returns the colors of one mode from the first block of the file, which has no conditions. */
function colorsOf(mode: Mode): ReadonlyMap<string, string> {
  const [unconditional] = readFileSync(FILE, 'utf8').split("[data-theme='dark']");
  const found = [...(unconditional ?? '').matchAll(TOKEN)];
  return new Map(
    found.map(([, name, light, dark]) => [name ?? '', (mode === 'light' ? light : dark) ?? '']),
  );
}

function luminance(color: string): number {
  const hex = color.length === 4 ? color.replace(/[^#]/g, '$&$&') : color;
  const channels = [1, 3, 5].map((at) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  const [red = 0, green = 0, blue = 0] = channels;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

const SURFACES = ['page', 'subtle', 'raised', 'mark', 'code-ground'];
const WORDS = ['text', 'text-quiet', 'accent', 'accent-hover'];
const CODE = ['comment', 'keyword', 'string', 'number', 'function', 'property', 'punctuation'];
const TONES = ['info', 'good', 'warn', 'bad', 'neutral'];

/** Every pair of text color and background that can occur on a page. */
const PAIRS = [
  ...SURFACES.flatMap((ground) => WORDS.map((words) => [words, ground])),
  ...['code-ground', 'mark'].flatMap((ground) => CODE.map((kind) => [`code-${kind}`, ground])),
  ...TONES.map((tone) => [tone, `${tone}-ground`]),
  ...TONES.flatMap((tone) => ['text', 'text-quiet', 'accent'].map((w) => [w, `${tone}-ground`])),
  ['on-accent', 'accent'],
  ['on-accent', 'accent-hover'],
];

test.each(MODES)(
  'R53: in %s mode all text has a contrast of 7:1 on every possible background',
  (mode) => {
    const colors = colorsOf(mode);
    const weak = PAIRS.flatMap(([words = '', ground = '']) => {
      const [front, back] = [colors.get(words), colors.get(ground)];
      expect(front, `--site-color-${words} has both modes on one line`).toBeDefined();
      expect(back, `--site-color-${ground} has both modes on one line`).toBeDefined();
      const ratio = contrast(front ?? '#000', back ?? '#000');
      return ratio < ENOUGH ? [`${words} on ${ground}: ${ratio.toFixed(2)}`] : [];
    });
    console.log(`measured ${PAIRS.length} pairs in ${mode} mode`);
    expect(weak).toEqual([]);
  },
);

test.each(MODES)(
  'R56: in %s mode the borders of controls and the focus ring have a contrast of 3:1',
  (mode) => {
    const colors = colorsOf(mode);
    for (const line of ['border-strong', 'focus']) {
      const ratio = contrast(colors.get(line) ?? '#000', colors.get('page') ?? '#000');
      expect(ratio, `--site-color-${line} on the page`).toBeGreaterThanOrEqual(3);
    }
  },
);
