import {createSlugger} from '@docusaurus/utils';
import type {Heading, Root} from 'mdast';
import type {MdxFlowExpression, MdxTextExpression} from 'mdast-util-mdx';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import type {Problem} from '../../../problems';
import {type Page, problemsOf, type Point} from './Page';

/** A heading of a page. */
export type Titled = {
  readonly depth: number;
  readonly words: string;
  readonly id: string;
  readonly at: Point | undefined;
};

type Outline = readonly (Titled | 'operation')[];

/**
 * Checks the outline of a page: one h1, no skipped levels, no duplicate ids.
 *
 * @returns every problem, in the order of the headings
 */
export function checkHeadings({file, tree}: Page): Problem[] {
  const outline = readOutline(tree);
  return [...checkTitle(file, outline), ...checkLevels(file, outline), ...checkIds(file, outline)];
}

/** @returns the headings of a page, without those that an operation generates */
export function listHeadings({tree}: Page): Titled[] {
  return readOutline(tree).filter((it) => it !== 'operation');
}

/** An operation generates headings of levels two and three, so it counts as a heading of level two. */
function readOutline(tree: Root): Outline {
  const slugger = createSlugger();
  const headings: (Titled | 'operation')[] = [];
  visit(tree, (node) => {
    if (node.type === 'heading') {
      const words = toString(node).trim();
      const id = readExplicitId(node) ?? slugger.slug(words);
      headings.push({depth: node.depth, words, id, at: node.position?.start});
    } else if (node.type === 'mdxJsxFlowElement' && node.name === 'Operation') {
      headings.push('operation');
    }
  });
  return headings;
}

function readExplicitId(heading: Heading): string | undefined {
  const comment = heading.children.find(
    (child): child is typeof child & (MdxTextExpression | MdxFlowExpression) =>
      child.type === 'mdxTextExpression',
  );
  return /^\/\*\s*#(?<id>[\w-]+)\s*\*\/$/.exec(comment?.value ?? '')?.groups?.id;
}

/** Docs pages get their h1 from front matter. Docusaurus does not generate one for pages in `src/pages/`. */
function checkTitle(file: string, headings: Outline): Problem[] {
  const problem = problemsOf(file);
  const titles = headings.flatMap((heading) =>
    heading !== 'operation' && heading.depth === 1 ? [heading] : [],
  );
  if (file.startsWith('src/pages/') && titles.length === 0) {
    const fix =
      'start the text with a line # and the title: pages outside docs/ and api/ write theirs';
    return [problem(undefined, 'has no heading of level one', fix)];
  }
  const fix = 'start it with ##: the title of the page is its h1';
  const extra = file.startsWith('src/pages/') ? titles.slice(1) : titles;
  return extra.map(({at, words}) => problem(at, `has a second title, "# ${words}"`, fix));
}

function checkLevels(file: string, headings: Outline): Problem[] {
  const problem = problemsOf(file);
  let above = 1;
  return headings.flatMap((heading) => {
    if (heading === 'operation') {
      above = 2;
      return [];
    }
    const {depth, words, at} = heading;
    const deepest = above + 1;
    above = depth;
    const fix = `start it with ${'#'.repeat(deepest)}`;
    return depth > deepest
      ? [problem(at, `skips a heading level at "${'#'.repeat(depth)} ${words}"`, fix)]
      : [];
  });
}

function checkIds(file: string, headings: Outline): Problem[] {
  const problem = problemsOf(file);
  const seen = new Map<string, Titled>();
  return headings.flatMap((heading) => {
    if (heading === 'operation') {
      return [];
    }
    const first = seen.get(heading.id);
    seen.set(heading.id, first ?? heading);
    const words = `has the id "${heading.id}" twice, first at line ${first?.at?.line ?? 1}`;
    return first
      ? [problem(heading.at, words, 'give one heading an id of its own: {/* #other-id */}')]
      : [];
  });
}
