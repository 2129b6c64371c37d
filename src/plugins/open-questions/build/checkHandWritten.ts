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

/** A page whose Markdown could be read. `checks` has more of it, and leans on what leans on this. */
export type PageFile = TextFile & {readonly tree: Root};

/** Not read by people: comments of YAML, of TypeScript, and of pages, and the addresses of links. */
const COMMENTS = {
  yaml: /^ *#.*$|\]\([^)]*\)|https:\S+/gm,
  ts: /\/\*[\s\S]*?\*\/|\/\/.*$/gm,
  mdx: /\{\/\*.*?\*\/\}|\]\([^)\s]*\)|<[^>]*>/g,
};

/** Matches in no text. */
const NOTHING = /(?!)/g;

/**
 * Finds what pages say by hand of what is not known, front matter included, code left out.
 *
 * @returns every such phrase, in the order of the pages
 */
export function checkPageWords(pages: readonly PageFile[]): Problem[] {
  return pages.flatMap(({file, text, tree}) => {
    let prose = text;
    visit(tree, (node) => {
      const isCode = node.type === 'code' || node.type === 'inlineCode';
      const {start, end} = node.position ?? {};
      if (isCode) prose = blankOut(prose, start?.offset ?? 0, end?.offset ?? 0);
    });
    return tell({file, text: blankAll(prose, COMMENTS.mdx)});
  });
}

/**
 * Finds the same in files that are no pages: the contract, sidebars, settings. In programs, readers see comments too.
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
    (blanked, match) => blankOut(blanked, match.index, match.index + match[0].length),
    text,
  );
}

/** Spaces in the place of a part keep every other place as it is. */
function blankOut(text: string, start: number, end: number): string {
  return text.slice(0, start) + text.slice(start, end).replace(/[^\n]/g, ' ') + text.slice(end);
}
