/** Numbers written as words. Digits are matched apart. */
const NUMBER_WORDS =
  'one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|sixty|dozens?|hundreds?|thousands?|half|quarter|once|twice|every|never|always|only|second|minute|hour|day|week|month|year';

/** Words of sentences about what costs money, is lost, may be repeated, is allowed, or is safe. */
const WORDS = {
  money: 'bill|charge|cost|fee|pay|paid|money|price|refund|free|credit|spend',
  loss: 'delete|undo|undone|lose|lost|loss|gone|come back|get back|expire|restore|recover|forget|remain|keep|kept|last',
  repeats: 'repeat|retry|retries|again|blindly|duplicate',
  rights:
    'belong|owner|admin|member|role|permission|may|can|cannot|allow|share|transfer|see|team|colleague|others|people|everybody|anybody|private|public',
  safety: 'key|secret|safe|safely|whoever|anyone|everyone|visitor|header',
} as const;

/** A number, such as `7 days`, `429` or `twice`; or a word of the lists in any form, such as `billed`. */
const CLAIM = new RegExp(
  String.raw`\d|\b(?:${NUMBER_WORDS})\b|\b(?:${Object.values(WORDS).join('|')})\w*\b`,
  'i',
);

/** A name of the contract, such as `STOPPED`: what is said about it may be wrong. */
const CODE = /`[^`]+`/;

/** A component that places a number or a statement. */
const PLACED = /<(?:Fact|Statement|FactTable)\b/;

/**
 * Whether a reviewer should compare a sentence with the sources of its page: it has a number, speaks of money, loss,
 * repeats, rights or safety, or names a part of the API.
 *
 * @param sentence MDX
 * @example isClaim('Links work for a month.') // true
 * @example isClaim('Next, save the picture.') // false
 */
export function isClaim(sentence: string): boolean {
  return CLAIM.test(sentence) || CODE.test(sentence) || PLACED.test(sentence);
}
