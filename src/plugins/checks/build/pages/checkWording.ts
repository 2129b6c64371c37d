import type {Link, Text} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import type {Problem} from '../../../problems';
import {readFrontMatter} from './checkFrontMatter';
import {type Page, problemsOf, pointAt} from './Page';
import {EMPTY_LINK_TEXTS, WORDINGS} from './words';

/**
 * Finds wordings that this site does not use, in prose and front matter but not in code.
 *
 * @returns every problem, in the order of the page
 */
export function checkWording(page: Page): Problem[] {
  const found: Problem[] = readFrontMatter(page)
    .entries.filter(({key}) => key === 'title' || key === 'description')
    .flatMap(({value, at}) =>
      findWordings(String(value)).map(({words, fix}) =>
        problemsOf(page.file)(at, `says "${words}"`, fix),
      ),
    );
  visit(page.tree, (node) => {
    if (node.type === 'text') {
      found.push(...checkText(page, node));
    }
    if (node.type === 'link') {
      found.push(...checkLinkText(page, node));
    }
  });
  return found;
}

/** Searches the source of a text, not its value: after an escape sequence, columns in the value would be wrong. */
function checkText({file, text}: Page, node: Text): Problem[] {
  const start = node.position?.start.offset ?? 0;
  const source = text.slice(start, node.position?.end.offset ?? start);
  return findWordings(source).map(({words, index, fix}) =>
    problemsOf(file)(pointAt(text, start + index), `says "${words}"`, fix),
  );
}

function findWordings(prose: string): {words: string; index: number; fix: string}[] {
  return WORDINGS.flatMap(({pattern, fix}) =>
    [...prose.matchAll(pattern)].map((match) => ({words: match[0], index: match.index, fix})),
  ).sort((a, b) => a.index - b.index);
}

function checkLinkText({file}: Page, node: Link): Problem[] {
  const words = toString(node).trim();
  return EMPTY_LINK_TEXTS.includes(words.toLowerCase())
    ? [
        problemsOf(file)(
          node.position?.start,
          `has a link with the text "${words}"`,
          'name what the link leads to',
        ),
      ]
    : [];
}
