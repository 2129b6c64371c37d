import type {Problem} from '../../../problems';
import {checkElements} from './checkElements';
import {checkFrontMatter, readFrontMatter} from './checkFrontMatter';
import {checkHeadings} from './checkHeadings';
import {checkSource} from './checkSource';
import {checkSteps} from './checkSteps';
import {checkWording} from './checkWording';
import {type Page, type PageSource, problemsOf} from './Page';
import {parsePage} from './parsePage';

/**
 * Checks every page of the site.
 *
 * @param sources the pages, in the order in which their problems are reported
 * @param siteUrl the URL of this site
 * @returns every problem of every page; an empty list when there is nothing to fix
 */
export function checkPages(sources: readonly PageSource[], siteUrl: string): Problem[] {
  const pages: Page[] = [];
  const problems = sources.flatMap((source) => {
    const early = checkSource(source);
    const {page, problem} = parsePage(source);
    if (!page) {
      // Syntax that MDX interprets differently is the likely cause, and the message of checkSource is clearer.
      return early.length > 0 ? early : [problem];
    }
    pages.push(page);
    return [...early, ...checkPage(page, siteUrl)];
  });
  return [...problems, ...checkUnique(pages, 'title'), ...checkUnique(pages, 'description')];
}

function checkPage(page: Page, siteUrl: string): Problem[] {
  return [
    ...checkFrontMatter(page),
    ...checkContent(page),
    ...checkHeadings(page),
    ...checkSteps(page),
    ...checkElements(page, siteUrl),
    ...checkWording(page),
  ];
}

function checkContent({file, tree, yaml}: Page): Problem[] {
  const hasContent = tree.children.some((node) => node !== yaml);
  return hasContent
    ? []
    : [problemsOf(file)(undefined, 'is empty', 'write the page, or remove the file')];
}

/** Readers cannot tell two pages with the same title apart in search results and browser tabs. */
function checkUnique(pages: readonly Page[], key: 'title' | 'description'): Problem[] {
  const first = new Map<unknown, string>();
  return pages.flatMap((page) => {
    const entry = readFrontMatter(page).entries.find((it) => it.key === key);
    if (typeof entry?.value !== 'string') {
      return [];
    }
    const other = first.get(entry.value);
    first.set(entry.value, other ?? page.file);
    const words = `has the ${key} of ${other ?? ''}: "${entry.value}"`;
    return other
      ? [problemsOf(page.file)(entry.at, words, `give each page a ${key} of its own`)]
      : [];
  });
}
