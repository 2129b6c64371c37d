/** Numbers written as words. Digits are matched apart. */
const NUMBERS =
  'two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|sixty|dozen|hundred|thousand|half|quarter|once|twice|second|minute|hour|day|week|month|year';

/** Words about what costs money, is lost, may be repeated, is allowed, or is safe. */
const SUBJECTS = {
  money: 'bill|charge|cost|fee|pay|paid|money|price|refund|free|credit|spend',
  loss: 'delete|undo|undone|lose|lost|loss|gone|come back|get back|expire|restore|recover|erase|remove|store|save|keep|kept|forever',
  repeats: 'repeat|retry|retries|again|blindly|duplicate',
  rights:
    'belong|owner|admin|member|role|permission|may|can|cannot|allow|share|transfer|see|colleague|others|people|everybody|anybody|private|public',
  safety: 'key|secret|safe|whoever|anyone|everyone|visitor',
} as const;

/** A number, such as `7 days`, `429` or `twice`; or a word about a subject in any form, such as `billed`. */
const SENSITIVE = new RegExp(
  String.raw`\d|\b(?:${NUMBERS}|${Object.values(SUBJECTS).join('|')})\w*\b`,
  'i',
);

/** A component that places a number or a statement. */
const PLACED = /<(?:Fact|Statement|FactTable)\b/;

/**
 * Whether a mistake in a sentence would cost a reader most: it has a number, or words of money, loss, repeats, rights or
 * safety.
 *
 * @param sentence MDX
 * @example isSensitive('The link works for a month.') // true
 * @example isSensitive('The answer comes when the model has loaded.') // false
 */
export function isSensitive(sentence: string): boolean {
  return SENSITIVE.test(sentence) || PLACED.test(sentence);
}
