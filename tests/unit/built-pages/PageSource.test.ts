import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, it} from 'vitest';
import {PageSource} from '@site/src/plugins/built-pages/build/PageSource';
import {ContentCache} from '@site/src/plugins/reproducible-build';

const HTML = '<html><body><main><h1>One</h1></main></body></html>';

let site = '';
let made = 0;
const open = (html: string, routes: readonly string[] = ['/x']): PageSource =>
  new PageSource('/x', html, routes, new ContentCache(site, 'pages', []));
const title = (page: PageSource): string => {
  const kept = page.remember('title', (it) => {
    made += 1;
    return it.title;
  });
  page.keep();
  return kept;
};

beforeEach(() => {
  site = mkdtempSync(path.join(tmpdir(), 'pages-'));
  made = 0;
});
afterEach(() => {
  rmSync(site, {recursive: true});
});

it('recomputes nothing for a page that did not change', () => {
  expect(title(open(HTML))).toBe('One');
  expect(title(open(HTML))).toBe('One');
  expect(made).toBe(1);
});

it('recomputes nothing when only the names of scripts changed, which every edit of another page causes', () => {
  const withScript = (name: string): string =>
    HTML.replace('<body>', `<body><script src="/${name}.js" defer></script>`);
  title(open(withScript('main.1')));
  title(open(withScript('main.2')));
  expect(made).toBe(1);
});

it('recomputes everything for a page that changed, and when the list of pages changed', () => {
  title(open(HTML));
  expect(title(open(HTML.replace('One', 'Two')))).toBe('Two');
  title(open(HTML, ['/x', '/y']));
  expect(made).toBe(3);
});

it('does not parse a page that did not change', () => {
  const broken = '<html><body>no main</body></html>';
  expect(() => title(open(broken))).toThrow('/x has no <main>');
  title(open(HTML));
  expect(open(HTML).remember('title', () => 'made anew')).toBe('One');
});
