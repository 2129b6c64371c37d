import type {components} from '../contract/types';
import {createByteGenerator} from './idGenerator';
import {encodePng, type Pixels} from './encodePng';
import {dotsOf, LETTER, toLetters} from './pictureFont';

type JobInput = components['schemas']['JobInput'];

/** Sizes of pictures, in pixels. Choices of the mock server: the service publishes no limits. */
export const PICTURE_SIZE = {least: 64, most: 2048, unset: 512} as const;

/** The least number of font dots across the shorter side of a picture, if it is large enough for that. */
const DOTS_ACROSS = 160;
/** The size of a letter with the space to the next one, in dots. */
const CELL = {width: LETTER.width + 1, height: LETTER.height + 3} as const;

/**
 * Draws what the mock server returns instead of a model's picture: colors derived from the prompt, the prompt as
 * text, and at the bottom the word "mock" with the size. The same input gives the same picture.
 *
 * @param input the input of a job; `width` and `height` are rounded and kept within `PICTURE_SIZE`
 * @returns a PNG file
 */
export async function drawPicture({
  prompt = '',
  width,
  height,
}: JobInput): Promise<Uint8Array<ArrayBuffer>> {
  const size = {width: fit(width), height: fit(height)};
  const picture = {...size, bytes: drawGradient(size, prompt)};
  const scale = Math.max(1, Math.floor(Math.min(size.width, size.height) / DOTS_ACROSS));
  const columns = Math.floor(size.width / (CELL.width * scale)) - 1;
  const rows = Math.floor(size.height / (CELL.height * scale)) - 1;
  const label = wrapLetters(toLetters(`mock ${size.width}x${size.height}`), columns);
  const lines = cutLines(wrapLetters(toLetters(prompt), columns), rows - label.length - 1);
  lines.forEach((line, row) => {
    drawLine(picture, line, row, scale);
  });
  label.forEach((line, at) => {
    drawLine(picture, line, rows - label.length + at, scale);
  });
  return encodePng(picture);
}

function fit(length: number = PICTURE_SIZE.unset): number {
  return Math.round(Math.min(PICTURE_SIZE.most, Math.max(PICTURE_SIZE.least, length)));
}

/** Draws a gradient from one color at the top to another at the bottom, both dark enough for white letters. */
function drawGradient(
  {width, height}: Pick<Pixels, 'width' | 'height'>,
  prompt: string,
): Uint8Array {
  const nextByte = createByteGenerator(hashOf(prompt));
  const top = Array.from({length: 3}, () => nextByte() / 2);
  const bottom = Array.from({length: 3}, () => nextByte() / 2);
  const bytes = new Uint8Array(width * height * 3);
  for (let y = 0; y < height; y += 1) {
    const part = y / (height - 1);
    const color = top.map((from, at) => Math.round(from + ((bottom[at] ?? 0) - from) * part));
    const row = bytes.subarray(y * width * 3, (y + 1) * width * 3);
    for (const [at, value] of color.entries()) {
      for (let x = at; x < row.length; x += 3) row[x] = value;
    }
  }
  return bytes;
}

/** FNV-1a: small, and good enough to give different texts different colors. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(text)) {
    hash = Math.imul(hash ^ byte, 0x01000193);
  }
  return hash >>> 0;
}

/** Wraps a text between words, and within a word that is longer than a line. */
function wrapLetters(letters: readonly string[], columns: number): string[][] {
  const lines: string[][] = [[]];
  for (const word of splitWords(letters)) {
    const line = lines.at(-1) ?? [];
    if (line.length > 0 && line.length + 1 + word.length <= columns) {
      line.push(' ', ...word);
      continue;
    }
    for (let at = 0; at < word.length; at += columns) lines.push(word.slice(at, at + columns));
  }
  return lines.slice(1);
}

function splitWords(letters: readonly string[]): string[][] {
  const words: string[][] = [[]];
  for (const letter of letters) {
    if (/\s/.test(letter)) words.push([]);
    else words.at(-1)?.push(letter);
  }
  return words.filter((word) => word.length > 0);
}

/** Cuts off what does not fit, and marks the cut with an ellipsis. */
function cutLines(lines: readonly string[][], most: number): string[][] {
  if (lines.length <= most) return [...lines];
  const kept = lines.slice(0, Math.max(most, 1));
  const last = kept.at(-1) ?? [];
  last.splice(Math.max(0, last.length - 1), 1, '…');
  return kept;
}

function drawLine(
  {width, bytes}: Pixels,
  letters: readonly string[],
  row: number,
  scale: number,
): void {
  const top = (row * CELL.height + CELL.height / 2) * scale;
  letters.forEach((letter, column) => {
    const left = (column * CELL.width + CELL.width / 2) * scale;
    for (const dot of dotsOf(letter)) {
      for (let y = top + dot.y * scale; y < top + (dot.y + 1) * scale; y += 1) {
        const start = y * width + left + dot.x * scale;
        bytes.fill(255, start * 3, (start + scale) * 3);
      }
    }
  });
}
