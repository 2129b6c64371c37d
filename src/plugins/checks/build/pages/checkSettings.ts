import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {findNearest, type Problem} from '../../../problems';
import {type PageSource, problemsOf, pointAt} from './Page';
import type {SiteMap} from './SiteMap';

/**
 * Reads the files that contain the settings of the site.
 *
 * @param siteDir the folder of the site
 */
export function readSettings(siteDir: string): PageSource[] {
  const names = readdirSync(path.join(siteDir, 'src/site')).filter((name) => name.endsWith('.ts'));
  const files = ['docusaurus.config.ts', ...names.sort().map((name) => `src/site/${name}`)];
  return files.map((file) => ({file, text: readFileSync(path.join(siteDir, file), 'utf8')}));
}

/**
 * Checks that the pages and images that the settings name exist.
 *
 * @param source one settings file
 * @param map the routes and files that exist
 * @returns every problem, in the order of the lines
 */
export function checkSettings({file, text}: PageSource, {routes, hasFile}: SiteMap): Problem[] {
  return [
    ...text.matchAll(/(?<=["'])(?<path>\/?img\/[^"'#]+|\/(?:docs|api)(?:\/[^"'#]*)?)(?=["'#])/g),
  ]
    .filter(({0: name}) => !routes.has(name) && !hasFile(path.posix.join('static', name)))
    .map(({0: name, index}) => {
      const nearest = findNearest(name, [...routes.keys()]);
      const fix = /^\/?img\//.test(name)
        ? `put a file at ${path.posix.join('static', name)}, or fix the path`
        : `write ${nearest ?? 'the address of a page'}`;
      return problemsOf(file)(pointAt(text, index), `names "${name}", which does not exist`, fix);
    });
}
