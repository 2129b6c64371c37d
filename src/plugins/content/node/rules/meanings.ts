import type {Problem} from '../../../problems';
import type {Names} from '../names';
import {CUES, type Lists} from '../registers';
import {listSentences, problemIn, type Block} from '../scan';

/** A list of values separated by commas, "or" and "and", in code font or not. */
const LIST =
  /`?\b[A-Z]+(?:_[A-Z]+)*\b`?(?:(?:, (?:or |and )?|,? or | and )`?\b[A-Z]+(?:_[A-Z]+)*\b`?)+/g;

/**
 * Finds lists that mix values, and names, of a header or of a value, in sentences that speak of another of their kind.
 *
 * @param blocks the texts of pages and of what programs read
 * @param names the names of the contracts
 * @param cues the words that each name is said with, and no other of its kind
 * @returns a problem for each list, and the first of each block and kind
 */
export function checkMeanings(blocks: readonly Block[], names: Names, cues: Lists): Problem[] {
  const kinds = [...names.enumerations.values(), [...names.headers]];
  const prose = blocks.filter(({kind}) => kind !== 'code');
  return prose.flatMap((block) => {
    const sentences = listSentences(block);
    const isWhole = block.source.file.endsWith('.mdx'); // lines of others are no wholes
    const mixed = [...block.text.matchAll(LIST)].filter(([list]) => isMixed(list, names));
    const fix = 'name each value once, and values of one enumeration only';
    const ofLists = mixed.map(([list]) => problemIn(block, list, `lists ${list}`, fix));
    const ofKinds = kinds.flatMap((kind) => {
      const [fault] = [
        ...sentences.map((text) => findFault(text, kind, cues)),
        ...(isWhole ? [findFault(block.text, kind, cues, true)] : []),
      ].filter((it) => it !== undefined);
      return fault ? [problemIn(block, block.text.slice(0, 12), ...fault)] : [];
    });
    return [...ofLists, ...ofKinds];
  });
}

/** Whether a list has a value twice, or values of several enumerations. */
function isMixed(list: string, {enumerations, values}: Names): boolean {
  const named = (list.match(/\b[A-Z_]+\b/g) ?? []).filter((it) => values.has(it));
  const isOne = [...enumerations.values()].some((own) => named.every((it) => own.includes(it)));
  return !isOne || new Set(named).size < named.length;
}

/**
 * Names that are said with the words of another name of their kind, and with none of their own: in a sentence, and in a
 * whole block if it has one name of the kind.
 */
function findFault(text: string, kind: readonly string[], cues: Lists, isWhole = false) {
  const nameIn = (name: string): RegExp => new RegExp(`(?<![\\w-])${name}(?![\\w-])`, 'g');
  const named = kind.filter((name) => nameIn(name).test(text));
  if (named.length === 0 || (isWhole && named.length > 1)) return undefined;
  const rest = named.reduce((left, name) => left.replace(nameIn(name), ' '), text);
  const isSaid = (words: string): boolean =>
    new RegExp(`(?<!\\w)(?:${words})(?!\\w)`, 'i').test(rest);
  const meant = kind.filter((name) => cues[name]?.some(isSaid));
  // Words of several names, such as the two of a waiting job, are said with these alone.
  const isMeant = (it: string): boolean => meant.includes(it);
  const isRight = meant.length > 1 ? named.every(isMeant) : named.some(isMeant);
  if (meant[0] === undefined || isRight) return undefined;
  const fix = `write "${meant[0]}", which is said with these words, or change ${CUES}`;
  return [`names ${named.join(', ')} in "${text}"`, fix] as const;
}
