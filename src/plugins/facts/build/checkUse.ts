import type {Problem} from '../../problems';
import {blankWords} from './blankWords';
import type {Block, TextFile} from './Block';
import type {Register} from './Register';

const TAG = /<(?:Fact|Claim)\b[^>]*?\bid="([^"]*)"/g;

/**
 * Finds what stands in a register and nowhere else.
 *
 * @param register facts and claims
 * @param pages the text of every page, those included that could not be read
 * @param blocks what is typed by hand
 * @returns each entry that no page places and no text says
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

/** What stands in code is an example. */
function withoutCode(text: string): string {
  return text.replace(/^```.*?^```/gms, '');
}

/**
 * Holds files that no tag reaches against the claims that they repeat.
 *
 * @param claims the statements of the register
 * @param read gives the text of a file
 * @returns each claim whose words a file that it names does not have
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

/** As a reader sees it: links by their words, lines joined. */
function joinLines(text: string): string {
  return text.replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1').replaceAll(/\s+/g, ' ');
}

function isSaid(text: string, blocks: readonly Block[]): boolean {
  return blocks.some((it) => blankWords(it.text, text) !== it.text);
}
