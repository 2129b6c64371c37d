import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {globSync} from 'tinyglobby';
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

const escapeDots = (text: string): string => text.replaceAll('.', '\\.');

/** Rows of a `map` of nginx for what `_redirects` has. As expressions, because plain keys match in any case. */
function listRedirects(redirectsFile: string): string {
  const rows: string[] = [];
  for (const [from, to] of readRedirects(redirectsFile)) {
    const ending = from.endsWith('.md') ? '.md' : '';
    const page = from.slice(0, from.length - ending.length);
    const pattern = escapeDots(page) + OTHER_SPELLINGS + escapeDots(ending);
    rows.push(`"~^${pattern}$" ${to};`);
  }
  return rows.join('\n  ');
}

function fill(folder: string, file: string, values: Readonly<Record<string, string>>): string {
  return readFileSync(path.join(folder, file), 'utf8').replaceAll(
    /\{\{(\w+)\}\}/g,
    (_, name: string) => {
      const value = values[name];
      if (value === undefined) throw new Error(`${TEMPLATES}/${file} has an unknown {{${name}}}`);
      return value;
    },
  );
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
  const values = {
    siteUrl: BRAND.siteUrl,
    host: new URL(BRAND.siteUrl).host,
    policy,
    // The service of analytics does not state who may embed it.
    embedderPolicy: hasAnalytics ? 'unsafe-none' : 'require-corp',
  };
  const headers = listHeaders(fill(folder, '_headers', values));
  const redirects = listRedirects(fill(folder, '_redirects', values));
  for (const file of globSync('**', {cwd: folder, dot: true})) {
    mkdirSync(path.join(outDir, path.dirname(file)), {recursive: true});
    writeFileSync(path.join(outDir, file), fill(folder, file, {...values, headers, redirects}));
  }
}
