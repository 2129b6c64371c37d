import {createHash} from 'node:crypto';
import type {Root} from 'hast';
import {select, selectAll} from 'hast-util-select';
import {toString} from 'hast-util-to-string';
import {expect, test} from 'vitest';
import {builtFiles, parseFile, readBuilt} from '../helpers/builtPages';

/** Pages with their trees; a redirect has no policy and no scripts. */
const PAGES = builtFiles()
  .filter((file) => file.endsWith('.html'))
  .map((file) => [file, parseFile(file)] as const)
  .filter(([, tree]) => select('main', tree));

const policyOf = (tree: Root): string =>
  String(select('meta[http-equiv="Content-Security-Policy"]', tree)?.properties.content);

test('the policy of every page forbids what it does not name, and has no unsafe source', () => {
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

test('the policy allows exactly three inline scripts, the same on all pages', () => {
  for (const [file, tree] of PAGES) {
    const inline = selectAll('script:not([type])', tree).map((script) => toString(script));
    const digests = inline.map((code) => createHash('sha256').update(code).digest('base64'));
    const hashes = digests.map((digest) => `'sha256-${digest}'`);
    expect(hashes, file).toHaveLength(3);
    const [scripts = ''] = /script-src [^;]*/.exec(policyOf(tree)) ?? [];
    expect(hashes, file).toEqual(scripts.match(/'sha256-[^']+'/g));
  }
  expect(new Set(PAGES.map(([, tree]) => policyOf(tree))).size).toBe(1);
});

test('hosts send the policy of the pages', () => {
  const [policy = ''] = PAGES.map(([, tree]) => policyOf(tree));
  const headers = readBuilt('_headers');
  expect(headers).toContain(`  Content-Security-Policy: ${policy}; frame-ancestors 'none';`);
  expect(readBuilt('_nginx/pages.conf')).toContain(
    `add_header Content-Security-Policy "${policy}; frame-ancestors 'none';`,
  );
});

test('without an analytics id, no script names the host of the tags', () => {
  const scripts = builtFiles().filter((file) => file.endsWith('.js'));
  expect(scripts.filter((file) => readBuilt(file).includes('googletagmanager'))).toEqual([]);
});

test('no file names a folder of the machine that built the site', () => {
  const files = builtFiles().filter((file) => /\.(?:html|js|json|md|mjs|txt|xml|yaml)$/.test(file));
  expect(files.some((file) => file.endsWith('.js'))).toBe(true);
  expect(files.filter((file) => readBuilt(file).includes(process.cwd()))).toEqual([]);
});
