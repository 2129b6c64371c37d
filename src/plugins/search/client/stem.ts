import {stemmer} from 'stemmer';

/** Forms of verbs that no rule makes. */
const IRREGULAR: ReadonlyMap<string, string> = new Map([
  ['broken', 'break'],
  ['built', 'build'],
  ['forgot', 'forget'],
  ['forgotten', 'forget'],
  ['froze', 'freeze'],
  ['frozen', 'freeze'],
  ['hung', 'hang'],
  ['kept', 'keep'],
  ['lose', 'lost'],
  ['paid', 'pay'],
  ['ran', 'run'],
  ['sent', 'send'],
  ['spent', 'spend'],
  ['stolen', 'steal'],
  ['taken', 'take'],
  ['took', 'take'],
  ['written', 'write'],
  ['wrote', 'write'],
]);

/** A verb of one syllable with a double letter, whose forms the stemmer would cut to two letters: `added`. */
const DOUBLE_LETTER = /^([aeiou]([bdfglmnpr])\2)(?:ed|ing|s)$/u;

/** What the stemmer leaves different in a verb and its noun: a pattern, and what replaces it. */
const ENDINGS: readonly (readonly [RegExp, string])[] = [
  [/(?<=y|[a-z]{4})ment$/u, ''], // payment, pay
  [/ation$/u, 'at'], // creation, create
  [/(?<=[aeou])i$/u, 'y'], // deploi (deploy), deploy (deployment)
  [/(?<=[a-z]{3}[fr])i$/u, ''], // verifi (verify), verif (verification)
  [/(?<=[a-z]{3})ue$/u, 'u'], // queue, queu (queued)
];

/**
 * Stems a word, so that the forms of a verb and its noun become one term. Words of code are only lowercased.
 *
 * @example
 * stem('deleting'); // 'delet', as of `delete` and `deletion`
 * stem('x-api-key'); // 'x-api-key'
 */
export function stem(word: string): string {
  const lower = word.toLowerCase();
  if (!/^[a-z]{3,}$/u.test(lower)) return lower;
  const root = IRREGULAR.get(lower) ?? lower.replace(DOUBLE_LETTER, '$1');
  let result = stemmer(root);
  for (const [ending, replacement] of ENDINGS) result = result.replace(ending, replacement);
  return result;
}
