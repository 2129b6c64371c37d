import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {Problem} from '../../../problems';
import {type PageSource, problemsOf, pointAt} from './Page';
import type {SiteMap} from './SiteMap';

/**
 * Reads the style sheets of the site.
 *
 * @param siteDir the folder of the site
 */
export function readStyles(siteDir: string): PageSource[] {
  const names = readdirSync(path.join(siteDir, 'src'), {recursive: true, encoding: 'utf8'});
  const files = names.filter((name) => name.endsWith('.css')).map((name) => `src/${name}`);
  return files.sort().map((file) => ({file, text: readFileSync(path.join(siteDir, file), 'utf8')}));
}

/**
 * Checks that the files that a style sheet names exist. The bundler stops at a missing file, but does not report which
 * style sheet names it, nor where.
 *
 * @param source a style sheet
 * @param map the routes and files that exist
 * @returns every problem, in the order of the lines
 */
export function checkStyles({file, text}: PageSource, {hasFile}: SiteMap): Problem[] {
  return [...text.matchAll(/url\(\s*["']?(?<name>(?![a-z]+:|#)[^"')?#]+)/gi)].flatMap((match) => {
    const name = match.groups?.name?.trim() ?? '';
    const wanted = name.startsWith('/')
      ? `static${name}`
      : path.posix.join(path.posix.dirname(file), name);
    const isPackage = name.startsWith('~');
    const fix = `put a file at ${wanted}, or fix the path`;
    return isPackage || hasFile(wanted)
      ? []
      : [problemsOf(file)(pointAt(text, match.index), `names the file "${name}"`, fix)];
  });
}
