import type {Problem} from '../../../problems';
import type {Names} from '../names';
import {CUES} from '../registers';
import {listSentences, problemIn, type Block} from '../scan';

/** A list of values separated by commas, "or" and "and", in code font or not. */
const LIST =
  /`?\b[A-Z]+(?:_[A-Z]+)*\b`?(?:(?:, (?:or |and )?|,? or | and )`?\b[A-Z]+(?:_[A-Z]+)*\b`?)+/g;
const VALUE = /\b[A-Z]+(?:_[A-Z]+)*\b/g;

/** The words that a name is said with, and no other name of its kind. */
type Cues = Readonly<Record<string, readonly string[] | undefined>>;

/**
 * Checks what sentences say of names that exist: values of one enumeration together, and names
 * with the words that they are said with.
 *
 * @param blocks the texts of pages and of what programs read
 * @param names the names of the contracts
 * @param cues the words of each name
 * @returns every sentence that names one thing and speaks of another
 */
export function checkMeanings(blocks: readonly Block[], names: Names, cues: Cues): Problem[] {
  const kinds = [...names.enumerations.values(), [...names.headers]];
  return blocks
    .filter(({kind}) => kind !== 'code')
    .flatMap((block) => {
      const sentences = listSentences(block);
      const isWhole = block.source.file.endsWith('.mdx'); // lines of others are no wholes
      const ofSentences = sentences.flatMap((text) =>
        findMixed(text, names).map((fault) => problemIn(block, text.slice(0, 12), ...fault)),
      );
      const ofKinds = kinds.flatMap((kind): Problem[] => {
        const inSentences = sentences.flatMap((text) => findCues(text, kind, cues));
        const inWhole = isWhole ? findCues(block.text, kind, cues, true) : [];
        const [first] = [...inSentences, ...inWhole];
        return first ? [problemIn(block, block.text.slice(0, 12), ...first)] : [];
      });
      return [...ofSentences, ...ofKinds];
    });
}

type Fault = readonly [problem: string, fix: string];

function findMixed(text: string, {enumerations, values}: Names): Fault[] {
  return [...text.matchAll(LIST)].flatMap(([list]): Fault[] => {
    const named = (list.match(VALUE) ?? []).filter((it) => values.has(it));
    const twice = named.find((it, at) => named.indexOf(it) !== at);
    if (twice !== undefined) return [[`names ${twice} twice in a list`, 'write another']];
    if ([...enumerations.values()].some((own) => named.every((it) => own.includes(it)))) return [];
    const all = [...enumerations].filter(([, own]) => own.some((it) => named.includes(it)));
    const fix = all.map(([name, own]) => `${name} has ${own.join(', ')}`).join('; ');
    return [[`names ${named.join(', ')} together, which belong to no one enumeration`, fix]];
  });
}

/**
 * Names that are said with the words of another name of their kind, and with none of their own: in a sentence, and in a
 * whole block if it has one name of the kind.
 */
function findCues(text: string, kind: readonly string[], cues: Cues, isWhole = false): Fault[] {
  const nameIn = (name: string): RegExp => new RegExp(`(?<![\\w-])${name}(?![\\w-])`, 'g');
  const named = kind.filter((name) => nameIn(name).test(text));
  if (named.length === 0 || (isWhole && named.length > 1)) return [];
  const rest = named.reduce((left, name) => left.replace(nameIn(name), ' '), text);
  const isSaid = (words: string): boolean =>
    new RegExp(`(?<!\\w)(?:${words})(?!\\w)`, 'i').test(rest);
  const meant = kind.filter((name) => cues[name]?.some(isSaid));
  // Words of several names, such as the two of a waiting job, are said with these alone.
  const isMeant = (it: string): boolean => meant.includes(it);
  const isRight = meant.length > 1 ? named.every(isMeant) : named.some(isMeant);
  if (meant[0] === undefined || isRight) return [];
  const fix = `write "${meant[0]}", which is said with these words, or change ${CUES}`;
  return [[`names ${named.join(', ')} in "${text}"`, fix]];
}
