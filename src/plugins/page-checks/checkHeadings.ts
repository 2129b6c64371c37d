import {createSlugger} from '@docusaurus/utils';
import type {Heading, Root} from 'mdast';
import type {MdxFlowExpression, MdxTextExpression} from 'mdast-util-mdx';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import type {Problem} from '../content-error/ContentError';
import {type Page, problemsOf, type Spot} from './Page';

type Titled = {
  readonly depth: number;
  readonly words: string;
  readonly id: string;
  readonly at: Spot | undefined;
};

/**
 * Checks the outline of a page: no h1 beside the title, no level left out, no id twice.
 *
 * @returns every problem, in the order of the headings
 */
export function checkHeadings({file, tree}: Page): Problem[] {
  const headings = readHeadings(tree);
  return [...checkLevels(file, headings), ...checkIds(file, headings)];
}

/** An operation stands for headings of level two and three, so it counts as one of level two. */
function readHeadings(tree: Root): (Titled | 'operation')[] {
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

function checkLevels(file: string, headings: readonly (Titled | 'operation')[]): Problem[] {
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
    if (depth === 1) {
      return [
        problem(
          at,
          `has a second title, "# ${words}"`,
          'start it with ##: the title in front matter is the h1',
        ),
      ];
    }
    const fix = `start it with ${'#'.repeat(deepest)}`;
    return depth > deepest
      ? [problem(at, `leaves a level out at "${'#'.repeat(depth)} ${words}"`, fix)]
      : [];
  });
}

function checkIds(file: string, headings: readonly (Titled | 'operation')[]): Problem[] {
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
