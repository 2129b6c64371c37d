import type {Problem} from '../../../problems';
import {escapePattern, type Names} from '../names';
import {FACTS, type Fact} from '../registers';
import {problemIn, type Block} from '../scan';

/** Numbers that come with what they count or measure, in words: in digits, every number is one. */
const UNITS =
  'seconds?|minutes?|hours?|days?|weeks?|months?|years?|percent|times|bits?|bytes?|pixels?|tokens?|dollars?|cents?|images?|requests?|workers?|jobs?|apps?|tiers?|fields?|operations?|languages?|settings?|roles?|states?|contexts?|headers?|keys?|teams?|models?|steps?|calls?|errors?|GPUs?|LoRAs?';

const NUMBER_WORDS =
  'two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|sixty|dozens?|hundreds?|thousands?|half an?|a quarter of an?';

const PATTERNS = [
  /(?<![\w.#$/[{-])[$€£]?\d+(?:[.,:]\d+)*/g,
  new RegExp(String.raw`\b(?:${NUMBER_WORDS})(?=(?: [a-z]+)? (?:${UNITS})\b)`, 'gi'),
];

/** Blocks of JSON are compared with the contract, and in these languages a number is not said to readers. */
const UNREAD = ['json', 'python', 'javascript'];

/**
 * Finds typed numbers, also in words before what they count, that are neither in the register nor in the contract.
 *
 * @param blocks the texts of pages and of what programs read
 * @param facts words that repeat one of them are right; a number alone, such as "1", has to be placed by its tag
 * @param names statuses are in the contract
 * @returns a problem for each
 */
export function checkQuantities(
  blocks: readonly Block[],
  facts: readonly Fact[],
  {statuses}: Names,
): Problem[] {
  const known = facts.map(({text}) => escapePattern(text)).filter((it) => !/^[\d.,\\]+$/.test(it));
  known.sort((one, other) => other.length - one.length); // the longest that stands at a place counts
  // Whole words only: "1 worker" does not stand in "11 workers". The numbers of a list are right too.
  const right = new RegExp(String.raw`(?<!\w)(?:${known.join('|')})(?!\w)|^\d(?=\. )`, 'gi');
  return blocks
    .filter(({language}) => !UNREAD.includes(language))
    .flatMap((block) => {
      const left = block.text.replace(right, (words) => '·'.repeat(words.length));
      return PATTERNS.flatMap((pattern) => [...left.matchAll(pattern)])
        .filter(([text]) => !statuses.has(text))
        .map(({0: text, index}) => explain(block, text.trim(), index, facts));
    });
}

function explain(block: Block, text: string, start: number, facts: readonly Fact[]): Problem {
  const around = block.text.slice(Math.max(0, start - 12), start + text.length + 16).trim();
  const problem = `has the number "${text}" by hand, in "${around}"`;
  const unit = /^ ?([a-zA-Z]+)/.exec(block.text.slice(start + text.length))?.[1] ?? '?';
  const alike = facts.filter((it) => !it.isStatement && it.text.endsWith(` ${unit}`));
  const places = alike.map((it) => `place <Fact id="${it.id}" /> (${it.text})`);
  const takesTags = block.kind !== 'code' && block.source.file.endsWith('.mdx');
  const add = `add it to ${FACTS} with its source`;
  return problemIn(block, text, problem, [...(takesTags ? places : []), add].join(', or '));
}
