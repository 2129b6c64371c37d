import type {Problem} from '../../problems';
import {blankWords} from './blankWords';
import type {Block, TextFile} from './Block';
import type {Register} from './Register';

const TAG = /<(?:Fact|Claim)\b[^>]*?\bid="([^"]*)"/g;

/**
 * Finds entries of a register that are not used.
 *
 * @param register facts and claims
 * @param pages the text of every page, including those that could not be parsed
 * @param blocks the handwritten texts
 * @returns a problem for each entry that no page places and no text says
 */
export function checkUse(
  {facts, claims}: Register,
  pages: readonly TextFile[],
  blocks: readonly Block[],
): Problem[] {
  const placed = new Set(
    pages.flatMap(({text}) => [...withoutCode(text).matchAll(TAG)].map(([, id]) => id)),
  );
  return [...facts, ...claims]
    .filter(({id, text}) => !placed.has(id) && !isSaid(text, blocks))
    .map(({id, place}) => ({
      place,
      problem: `has "${id}", which no page places and no text says`,
      fix: 'place it by its id, or remove it',
    }));
}

/** Removes code blocks, because tags in them are examples. */
function withoutCode(text: string): string {
  return text.replace(/^```.*?^```/gms, '');
}

/**
 * Compares files that cannot use tags with the claims that they repeat.
 *
 * @param claims the statements of the register
 * @param read returns the text of a file
 * @returns a problem for each claim whose words are missing in a file that it names
 */
export function checkRepeats(
  claims: Register['claims'],
  read: (file: string) => string,
): Problem[] {
  return claims.flatMap(({id, text, also, place}) =>
    also
      .filter((file) => blankWords(joinLines(read(file)), text) === joinLines(read(file)))
      .map((file) => ({
        place,
        problem: `has "${id}", whose words ${file} no longer has`,
        fix: `write there "${text}", or take the file out of "also"`,
      })),
  );
}

/** Returns a text as a reader sees it: links replaced by their text, lines joined. */
function joinLines(text: string): string {
  return text.replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1').replaceAll(/\s+/g, ' ');
}

function isSaid(text: string, blocks: readonly Block[]): boolean {
  return blocks.some((it) => blankWords(it.text, text) !== it.text);
}
