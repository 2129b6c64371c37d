import type {Problem} from '../../../problems';
import {type Page, problemsOf} from '../pages/Page';
import type {AllowedName} from './readAllowList';
import type {Vocabulary} from './buildVocabulary';
import {collectMentions, type PlacedMention} from './collectMentions';
import {findMistake} from './findMistake';
import type {MentionKind} from './Mention';

/** The result of the check. */
export type ProseReport = {
  readonly pages: number;
  /** How many mentions of each kind were found in the contract. */
  readonly verified: ReadonlyMap<MentionKind, number>;
  /** How many were found in the list of allowed names. */
  readonly allowed: number;
  readonly problems: readonly Problem[];
};

/**
 * Checks that what pages mention exists in the contract, or is in the allowlist with a reason.
 *
 * @param pages the pages that could be parsed
 * @param vocabulary the names of the contract
 * @param allowList names that are not part of the contract; one that no page uses is a problem
 * @returns counts, and every mistake in the order of the pages
 */
export function checkProse(
  pages: readonly Page[],
  vocabulary: Vocabulary,
  allowList: readonly AllowedName[],
): ProseReport {
  const verified = new Map<MentionKind, number>();
  const used = new Set<AllowedName>();
  const problems: Problem[] = [];
  let allowed = 0;
  for (const mention of pages.flatMap(collectMentions)) {
    const verdict = findMistake(mention, vocabulary);
    if (verdict === 'other') continue;
    if (verdict === 'verified') {
      verified.set(mention.kind, (verified.get(mention.kind) ?? 0) + 1);
      continue;
    }
    const entry = allowList.find((it) => isAllowed(it, mention));
    if (entry) {
      used.add(entry);
      allowed += 1;
    } else {
      problems.push(problemsOf(mention.file)(mention.point, verdict.problem, verdict.fix));
    }
  }
  const stale = allowList.filter((it) => !used.has(it));
  return {
    pages: pages.length,
    verified,
    allowed,
    problems: [...problems, ...stale.map(reportStale), ...reportNoMatches(pages, verified)],
  };
}

/** @returns one line about what was checked */
export function describeReport({pages, verified, allowed}: ProseReport): string {
  const total = [...verified.values()].reduce((sum, count) => sum + count, 0);
  const kinds = [...verified].map(([kind, count]) => `${kind} ${count}`).sort();
  return `${total} mentions on ${pages} pages are in the contract (${kinds.join(', ')}), ${allowed} are allowed with a reason`;
}

function isAllowed({name, pages}: AllowedName, {text, file}: PlacedMention): boolean {
  return name === text && (pages.length === 0 || pages.includes(file));
}

function reportStale({name, place}: AllowedName): Problem {
  return {
    place,
    problem: `allows "${name}", which no page needs`,
    fix: 'remove the entry, or name the page that needs it',
  };
}

/** If the check reads pages and finds no mentions in them, the check itself is broken. */
function reportNoMatches(
  pages: readonly Page[],
  verified: ReadonlyMap<MentionKind, number>,
): Problem[] {
  const [first] = pages;
  if (!first || verified.size > 0) return [];
  return [
    {
      place: first.file,
      problem: `and ${pages.length - 1} more pages mention nothing of the contract`,
      fix: 'set names of the contract in code font; if they are, this check is broken',
    },
  ];
}
