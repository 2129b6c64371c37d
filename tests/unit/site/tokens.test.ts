import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {contrast} from '../../helpers/contrast';

const TOKENS = readFileSync(path.resolve('src/theme/styles/tokens.css'), 'utf8');
const MODES = ['light', 'dark'] as const;
const ENOUGH = 7; // WCAG 2.2 AAA for text of any size

type Mode = (typeof MODES)[number];

/** A color of both modes, or one that is the same in both. */
const TOKEN = /--site-color-([\w-]+): (?:light-dark\((#\w+), (#\w+)\)|(#\w+));/g;

/** The rules of the file that have no conditions: the page's, with those of `ink` after it. */
const [PAGE = '', INK = ''] = (TOKENS.split('@media')[0] ?? '').split(/(?<!,\n)^\.ink \{/m);

/** Returns the colors of one mode in the page, or in a frame of code, which has its own surfaces. */
function colorsOf(mode: Mode, isInk = false): ReadonlyMap<string, string> {
  return new Map(
    [...`${PAGE}${isInk ? INK : INK.slice(INK.indexOf('}'))}`.matchAll(TOKEN)].map(
      ([, name = '', light = '', dark = '', both]) => [
        name,
        both ?? (mode === 'light' ? light : dark),
      ],
    ),
  );
}

function channelsOf(color: string): number[] {
  const hex = color.length === 4 ? color.replace(/[^#]/g, '$&$&') : color;
  return [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
}

const WORDS = ['text', 'text-quiet', 'accent'];
const TONES = ['good', 'live', 'bad', 'change'];
const CODE = [...WORDS, ...TONES, 'number'];

/** Every pair of text color and background that can occur on a page. */
const PAIRS = [
  ...['page', 'subtle', 'mark', 'chip'].flatMap((ground) => WORDS.map((words) => [words, ground])),
  ...['good', 'live', 'bad'].flatMap((tone) =>
    [tone, ...WORDS].map((words) => [words, `${tone}-ground`]),
  ),
  ...TONES.map((tone) => [tone, 'page']),
  ['on-fill', 'fill'],
];

/** Those in a frame of code, whose run button has the ground of `live`. */
const PAIRS_OF_INK = [
  ...['page', 'subtle', 'mark'].flatMap((ground) => CODE.map((words) => [words, ground])),
  ['page', 'live'],
  ['live', 'live-ground'],
];

function findWeak(
  colors: ReadonlyMap<string, string>,
  pairs: readonly string[][],
  least = ENOUGH,
): string[] {
  return pairs.flatMap(([words = '', ground = '']) => {
    const [front, back] = [colors.get(words), colors.get(ground)];
    if (!front || !back) return [`${words} or ${ground} is not a color of tokens.css`];
    const ratio = contrast(channelsOf(front), channelsOf(back));
    return ratio < least ? [`${words} on ${ground}: ${ratio.toFixed(2)}`] : [];
  });
}

test.each(MODES)('in %s mode all text has a contrast of 7:1', (mode) => {
  expect(findWeak(colorsOf(mode), PAIRS)).toEqual([]);
});

test('text of code has a contrast of 7:1, on screen and in print', () => {
  for (const mode of MODES) {
    expect(findWeak(colorsOf(mode, true), PAIRS_OF_INK), mode).toEqual([]);
  }
});

test.each(MODES)('in %s mode lines of controls have a contrast of 3:1', (mode) => {
  expect(findWeak(colorsOf(mode), [['border-strong', 'page']], 3)).toEqual([]);
});
