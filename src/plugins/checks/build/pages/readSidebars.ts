import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {parse} from '@babel/parser';
import type {Node} from '@babel/types';
import {ContentError} from '../../../problems';
import type {Point} from './Page';

/** The sections with a sidebar: the folder of their pages, and the file that defines the order of the pages. */
export const SECTIONS = [
  {folder: 'docs', file: 'sidebars.ts'},
  {folder: 'api', file: 'sidebarsApi.ts'},
] as const;

/** A page or an index that a sidebar names. */
export type SidebarEntry = {
  /** `page` for a page by its id, `index` for the address of a page that lists a category. */
  readonly kind: 'page' | 'index';
  readonly name: string;
  /** The folder of the section the entry belongs to. */
  readonly folder: string;
  readonly file: string;
  readonly at: Point;
};

/**
 * Reads the entries of the sidebars with their positions. The files are parsed, not run, because only the text has
 * positions, and because a mistake in a file would stop the check.
 *
 * @param siteDir the folder of the site
 * @throws ContentError when a file cannot be parsed
 */
export function readSidebars(siteDir: string): SidebarEntry[] {
  return SECTIONS.flatMap(({folder, file}) => {
    const absolute = path.join(siteDir, file);
    const text = existsSync(absolute) ? readFileSync(absolute, 'utf8') : '';
    return parseSidebar(text, file).map((entry) => ({...entry, folder, file}));
  });
}

/** The property whose list contains words, not pages. */
const WORDS = 'keywords';

/** The properties that name a page or an index. */
const KINDS: Readonly<Record<string, SidebarEntry['kind']>> = {id: 'page', slug: 'index'};

/**
 * Finds the pages and indexes in the text of a sidebar: strings in a list, and the properties `id` and
 * `slug`.
 *
 * @param text TypeScript
 * @param file the file, for messages
 * @throws ContentError when the text is not valid TypeScript
 */
export function parseSidebar(
  text: string,
  file: string,
): Pick<SidebarEntry, 'kind' | 'name' | 'at'>[] {
  const found: Pick<SidebarEntry, 'kind' | 'name' | 'at'>[] = [];
  const visit = (node: Node, key: string, isInList: boolean): void => {
    const kind = isInList ? (key === WORDS ? undefined : 'page') : KINDS[key];
    const name = textOf(node);
    if (name !== undefined && kind && node.loc) {
      const {line, column} = node.loc.start;
      found.push({kind, name, at: {line, column: column + 1}});
    }
    if (node.type === 'ObjectProperty') visit(node.value, nameOf(node.key), false);
    else if (node.type === 'ArrayExpression') {
      for (const element of childrenOf(node)) visit(element, key, true);
    } else for (const child of childrenOf(node)) visit(child, '', false);
  };
  visit(parseTypeScript(text, file), '', false);
  return found;
}

/** Returns the text of a string literal, or of a template literal without expressions. */
function textOf(node: Node): string | undefined {
  if (node.type === 'StringLiteral') return node.value;
  const isPlain = node.type === 'TemplateLiteral' && node.expressions.length === 0;
  return isPlain ? (node.quasis[0]?.value.cooked ?? undefined) : undefined;
}

const nameOf = (key: Node): string => (key.type === 'Identifier' ? key.name : (textOf(key) ?? ''));

function parseTypeScript(text: string, file: string): Node {
  try {
    return parse(text, {sourceType: 'module', plugins: ['typescript']}).program;
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    const [, words = error.message, line = '1', column = '0'] =
      /^(.*?)\s*\((\d+):(\d+)\)/s.exec(error.message) ?? [];
    const place = `${file}:${line}:${Number(column) + 1}`;
    throw new ContentError([{place, problem: `cannot be read: ${words}`, fix: 'correct the line'}]);
  }
}

const childrenOf = (node: Node): Node[] =>
  Object.values<unknown>({...node})
    .flat()
    .filter(isNode);

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && 'loc' in value;
