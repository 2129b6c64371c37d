import {mkdirSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {readRedirects} from '../../../../deploy/readRedirects';
import {BRAND} from '../../../site/brand';

/** The files that hosts read, with `{{name}}` where a build knows more. */
const TEMPLATES = 'deploy/files';

/** Settings of nginx for the headers that `_headers` has for every path. */
function listHeaders(headersFile: string): string {
  const [everyPath = ''] = headersFile.split('\n/', 1);
  const headers = [...everyPath.matchAll(/^ {2}([\w-]+): (.+)$/gm)];
  return headers.map(([, name, value]) => `add_header ${name} "${value}" always;`).join('\n');
}

/** What other spellings of an address have at its end, or before `.md`. */
const OTHER_SPELLINGS = String.raw`(?:/index)?(?:\.html)?`;

/** Rows of a `map` of nginx for what `_redirects` has. As expressions, because plain keys match in any case. */
function listRedirects(redirectsFile: string): string {
  const rows: string[] = [];
  for (const [from, to] of readRedirects(redirectsFile)) {
    const isCopy = from.endsWith('.md');
    const page = isCopy ? from.slice(0, -'.md'.length) : from;
    const pattern = page.replaceAll('.', '\\.') + OTHER_SPELLINGS + (isCopy ? '\\.md' : '');
    rows.push(`"~^${pattern}$" ${to};`);
  }
  return rows.join('\n  ');
}

/**
 * Writes the files of `deploy/files` into a build: host configuration, with values from the build.
 *
 * @throws an Error that names a file with a `{{name}}` that no build knows
 */
export function writeHostFiles(
  siteDir: string,
  outDir: string,
  policy: string,
  hasAnalytics: boolean,
): void {
  const folder = path.join(siteDir, TEMPLATES);
  const values = new Map([
    ['siteUrl', BRAND.siteUrl],
    ['host', new URL(BRAND.siteUrl).host],
    ['policy', policy],
    // The service of analytics does not state who may embed it.
    ['embedderPolicy', hasAnalytics ? 'unsafe-none' : 'require-corp'],
  ]);
  const fill = (file: string): string =>
    readFileSync(path.join(folder, file), 'utf8').replaceAll(
      /\{\{(\w+)\}\}/g,
      (_, name: string) => {
        const value = values.get(name);
        if (value === undefined) throw new Error(`${TEMPLATES}/${file} has an unknown {{${name}}}`);
        return value;
      },
    );
  values.set('headers', listHeaders(fill('_headers')));
  values.set('redirects', listRedirects(fill('_redirects')));
  for (const entry of readdirSync(folder, {recursive: true, withFileTypes: true})) {
    if (!entry.isFile()) continue;
    const file = path.relative(folder, path.join(entry.parentPath, entry.name));
    mkdirSync(path.join(outDir, path.dirname(file)), {recursive: true});
    writeFileSync(path.join(outDir, file), fill(file));
  }
}
