import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import type {Root} from 'hast';
import {select, selectAll} from 'hast-util-select';
import {toString} from 'hast-util-to-string';
import {expect, it} from 'vitest';
import {builtFiles, parseFile, publishedUrl, readBuilt} from '../helpers/builtPages';

/** Pages with their trees; a page that only leads on to another has no policy and no scripts. */
const PAGES = builtFiles()
  .filter((file) => file.endsWith('.html'))
  .map((file) => [file, parseFile(file)] as const)
  .filter(([, tree]) => select('main', tree));

const policyOf = (tree: Root): string =>
  String(select('meta[http-equiv="Content-Security-Policy"]', tree)?.properties.content);

/** Returns the hashes of inline scripts that a policy allows. */
const hashesOf = (policy = ''): string[] =>
  (/script-src [^;]*/.exec(policy)?.[0] ?? '').match(/'sha256-[^']+'/g) ?? [];

it('the policy of every page forbids what it does not name, and has no unsafe source', () => {
  expect(PAGES.length).toBeGreaterThan(0);
  for (const [file, tree] of PAGES) {
    const metas = selectAll('meta[http-equiv="Content-Security-Policy"]', tree);
    expect(metas, file).toHaveLength(1);
    const policy = policyOf(tree);
    for (const directive of ['default-src', 'base-uri', 'form-action']) {
      expect(policy, file).toContain(`${directive} 'none'`);
    }
    // The theme's drawing for icons has one style attribute, which the policy names by its hash.
    expect(policy.replace("'unsafe-hashes'", ''), file).not.toMatch(/unsafe-|https?:|\*/);
    const html = readBuilt(file);
    expect(html.indexOf('http-equiv'), `${file}: it stands first`).toBeLessThan(
      html.indexOf('<title'),
    );
  }
});

it('the policy names exactly the inline scripts of its page', () => {
  for (const [file, tree] of PAGES) {
    const inline = selectAll('script:not([type])', tree).map((it) => toString(it));
    const digests = inline.map((code) => createHash('sha256').update(code).digest('base64'));
    const hashes = digests.map((digest) => `'sha256-${digest}'`);
    expect(hashes.length, file).toBeGreaterThan(0);
    const advice = `${file}: paste the received hashes into policy.ts`;
    expect(hashes, advice).toEqual(hashesOf(policyOf(tree)));
  }
});

it.each(['deploy/nginx/headers.conf', 'static/_headers'])(
  '%s has the hashes of the pages',
  (file) => {
    const [policy] = PAGES.map(([, tree]) => policyOf(tree));
    expect(hashesOf(readFileSync(file, 'utf8'))).toEqual(hashesOf(policy));
  },
);

it('no page loads anything from another host', () => {
  const own = publishedUrl();
  for (const [file, tree] of PAGES) {
    const loaded = [
      ...selectAll('[src]', tree).map(({properties}) => properties.src),
      ...selectAll('link:not([rel=canonical], [rel=alternate])', tree).map(
        ({properties}) => properties.href,
      ),
    ].map(String);
    const foreign = loaded.filter(
      (it) => new URL(it, own).origin !== own && !it.startsWith('data:'),
    );
    expect(foreign, file).toEqual([]);
  }
});

it('without an analytics id, no script names the host of the tags', () => {
  const scripts = builtFiles().filter((file) => file.endsWith('.js'));
  expect(scripts.filter((file) => readBuilt(file).includes('googletagmanager'))).toEqual([]);
});

/** Collects headers by name from the lines of a file: `add_header Name "value"` of nginx, or `Name: value`. */
function readHeaders(text: string, line: RegExp): Readonly<Record<string, string>> {
  return Object.fromEntries(
    [...text.matchAll(line)].map(([, name = '', value = '']) => [name, value]),
  );
}

it('every host sends the same headers with every answer', () => {
  const nginx = readFileSync('deploy/nginx/headers.conf', 'utf8');
  const [everyPath = ''] = readFileSync('static/_headers', 'utf8').split('\n/', 1);
  const sent = readHeaders(everyPath, /^ +(\S+): (.+)$/gm);
  expect(sent).toHaveProperty('X-Content-Type-Options', 'nosniff');
  expect(sent).toEqual(readHeaders(nginx, /^add_header (\S+) "([^$"]+)" always;$/gm));
});

it('no file names a folder of the machine that built the site', () => {
  const files = builtFiles().filter((file) => /\.(?:html|js|json|md|mjs|txt|xml|yaml)$/.test(file));
  expect(files.some((file) => file.endsWith('.js'))).toBe(true);
  expect(files.filter((file) => readBuilt(file).includes(process.cwd()))).toEqual([]);
});
