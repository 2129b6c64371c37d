import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';
import type {Problem} from '../../problems';
import {findHandWritten} from './handWritten';

/** A file whose texts readers or programs see. */
export type TextFile = {
  /** Relative to the site's folder. */
  readonly file: string;
  readonly text: string;
};

/** A page whose Markdown could be parsed. The type `Page` of `checks` has more, but `checks` depends on this plugin. */
export type PageFile = TextFile & {readonly tree: Root};

/** What readers do not see: comments in YAML, TypeScript and pages, and the addresses of links. */
const COMMENTS = {
  yaml: /^ *#.*$|\]\([^)]*\)|https:\S+/gm,
  ts: /\/\*[\s\S]*?\*\/|\/\/.*$/gm,
  mdx: /\{\/\*.*?\*\/\}|\]\([^)\s]*\)|<[^>]*>/g,
};

/** Never matches. */
const NOTHING = /(?!)/g;

/**
 * Finds handwritten text on pages about what is not known, including front matter but not code.
 *
 * @returns every such phrase, in the order of the pages
 */
export function checkPageWords(pages: readonly PageFile[]): Problem[] {
  return pages.flatMap(({file, text, tree}) => {
    let prose = text;
    visit(tree, (node) => {
      const isCode = node.type === 'code' || node.type === 'inlineCode';
      const {start, end} = node.position ?? {};
      if (isCode) prose = maskRange(prose, start?.offset ?? 0, end?.offset ?? 0);
    });
    return tell({file, text: blankAll(prose, COMMENTS.mdx)});
  });
}

/**
 * Finds the same in files that are not pages: the contract, sidebars, settings, programs. In programs, comments are
 * included, because readers see them.
 *
 * @returns every such phrase, in the order of the files
 */
export function checkFileWords(files: readonly TextFile[]): Problem[] {
  return files.flatMap(({file, text}) => tell({file, text: blankAll(text, commentsOf(file))}));
}

function commentsOf(file: string): RegExp {
  if (file.startsWith('samples/')) return NOTHING;
  return file.endsWith('.yaml') ? COMMENTS.yaml : COMMENTS.ts;
}

function tell({file, text}: TextFile): Problem[] {
  return findHandWritten(text).map(({words, index, fix}) => {
    const before = text.slice(0, index).split('\n');
    const place = `${file}:${before.length}:${(before.at(-1)?.length ?? 0) + 1}`;
    return {place, problem: `says "${words}" by hand`, fix};
  });
}

function blankAll(text: string, pattern: RegExp): string {
  return [...text.matchAll(pattern)].reduce(
    (blanked, match) => maskRange(blanked, match.index, match.index + match[0].length),
    text,
  );
}

/** Replaces a range with spaces, so that all other positions stay valid. */
function maskRange(text: string, start: number, end: number): string {
  return text.slice(0, start) + text.slice(start, end).replace(/[^\n]/g, ' ') + text.slice(end);
}
