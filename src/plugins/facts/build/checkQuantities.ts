import type {Problem} from '../../problems';
import {type Block, placeOf} from './Block';
import {blankWords} from './blankWords';
import {FACTS, type Register} from './Register';

/** The names that the contract defines. */
export type ContractNames = {
  readonly statuses: ReadonlySet<string>;
  readonly headers: ReadonlySet<string>;
  readonly servers: readonly string[];
};

/** What is compared with the register, and the pattern that finds it in a text. */
const KINDS = [
  {name: 'host', pattern: /\b(?:https?:\/\/[\w.-]+(?::\d+)?|(?:\d{1,3}\.){3}\d{1,3}(?::\d+)?)/g},
  {
    name: 'header',
    pattern: /(?<=`|-H ['"])(?:[Xx]-[\w-]+|[A-Z][a-z]+(?:-[A-Z][a-z]+)+|Authorization)(?=`|:)/g,
  },
  {name: 'number', pattern: /(?<![\w.#$/[-])\d+(?:[.,:]\d+)*/g},
  {
    name: 'number',
    pattern:
      /\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|dozens?|half|hundreds?|thousands?)\b/gi,
  },
] as const;

/** Numbers of positions: of a heading, of steps, and of a page among the steps of the tutorial. */
const STEPS = /^\d(?=\. )|\bsteps? \d(?:(?:,| and| or) \d)*(?: of \d)?/gi;

/** A number alone means nothing without the words around it, so it has to be placed by its id, not typed. */
const NUMBER_ALONE = /^[\d.,]+$/;

/** How many quantities were compared, and every mistake. */
export type QuantityReport = {readonly compared: number; readonly problems: readonly Problem[]};

/**
 * Finds handwritten numbers, dates, hosts and headers that are neither in a register nor in the contract.
 *
 * @param blocks the texts of pages and of what programs read
 * @param register facts and claims: text that repeats one of them word for word is right
 * @param contract the names that the contract defines
 * @returns how many there are, and a problem for each one that is wrong
 */
export function checkQuantities(
  blocks: readonly Block[],
  register: Register,
  contract: ContractNames,
): QuantityReport {
  const known = [...register.claims, ...register.facts]
    .map(({text}) => text)
    .filter((text) => !NUMBER_ALONE.test(text))
    .sort((one, other) => other.length - one.length);
  const problems: Problem[] = [];
  let compared = 0;
  for (const block of blocks) {
    const rest = known.reduce((text, it) => blankWords(text, it), block.text);
    compared += countIn(block.text);
    const unplaced = blankMatches(rest, STEPS);
    const told = new Set<number>();
    for (const {name, pattern} of KINDS) {
      for (const {0: words, index} of unplaced.matchAll(pattern)) {
        if (told.has(index) || isInContract(words, contract)) continue;
        for (let at = 0; at < words.length; at += 1) told.add(index + at);
        problems.push(report(block, name, words, register));
      }
    }
  }
  return {compared, problems};
}

function countIn(text: string): number {
  return KINDS.reduce((count, {pattern}) => count + [...text.matchAll(pattern)].length, 0);
}

function isInContract(words: string, {statuses, headers, servers}: ContractNames): boolean {
  return statuses.has(words) || headers.has(words) || servers.includes(words);
}

function report(block: Block, name: string, words: string, {facts}: Register): Problem {
  const index = Math.max(0, block.text.indexOf(words));
  const around = block.text.slice(Math.max(0, index - 12), index + words.length + 16).trim();
  const meant = facts.find(({text}) => {
    const unit = text.slice(text.indexOf(' '));
    return text.includes(' ') && block.text.startsWith(`${words}${unit}`, index);
  });
  return {
    place: placeOf(block, words),
    problem: `has the ${name} "${words}" by hand, in "${around}"`,
    fix: meant
      ? `place <Fact id="${meant.id}" />, which is "${meant.text}", or add yours to ${FACTS} with its source`
      : `add it to ${FACTS} with its source, and place <Fact id="…" />`,
  };
}

function blankMatches(text: string, pattern: RegExp): string {
  return text.replace(pattern, (it) => '…'.repeat(it.length));
}
