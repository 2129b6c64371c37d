import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import type {Spot} from './Page';

/** The sections with a sidebar: where their pages are, and where the order of the pages is written. */
export const SECTIONS = [
  {folder: 'docs', file: 'sidebars.ts'},
  {folder: 'api', file: 'sidebarsApi.ts'},
] as const;

/** What a sidebar names. */
export type SidebarEntry = {
  /** A page by its id, or the address of a page that lists a category. */
  readonly kind: 'page' | 'index';
  readonly name: string;
  /** The folder of the section the entry belongs to. */
  readonly folder: string;
  readonly file: string;
  readonly at: Spot;
};

/**
 * Reads what the sidebars name, with the places. They are read as text, not run, because only the text has
 * places, and because a mistake in them would stop the reader.
 *
 * @param siteDir the folder of the site
 */
export function readSidebars(siteDir: string): SidebarEntry[] {
  return SECTIONS.flatMap(({folder, file}) => {
    const absolute = path.join(siteDir, file);
    const text = existsSync(absolute) ? readFileSync(absolute, 'utf8') : '';
    return parseSidebar(text).map((entry) => ({...entry, folder, file}));
  });
}

/**
 * Finds the pages and indexes in the text of a sidebar: strings in a list, and the properties `id` and
 * `slug`.
 *
 * @param text TypeScript
 */
export function parseSidebar(text: string): Pick<SidebarEntry, 'kind' | 'name' | 'at'>[] {
  const source = ts.createSourceFile('sidebar.ts', text, ts.ScriptTarget.Latest, true);
  const found: Pick<SidebarEntry, 'kind' | 'name' | 'at'>[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node)) {
      const kind = findKind(node);
      const {line, character} = source.getLineAndCharacterOfPosition(node.getStart());
      if (kind) found.push({kind, name: node.text, at: {line: line + 1, column: character + 1}});
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

function findKind({parent}: ts.Node): SidebarEntry['kind'] | undefined {
  const isInList = ts.isArrayLiteralExpression(parent);
  const holder = isInList ? parent.parent : parent;
  const key = ts.isPropertyAssignment(holder) ? holder.name.getText() : '';
  if (isInList) {
    return key === 'keywords' ? undefined : 'page';
  }
  const kinds: Readonly<Record<string, SidebarEntry['kind']>> = {id: 'page', slug: 'index'};
  return kinds[key];
}
