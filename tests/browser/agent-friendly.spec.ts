import {createHash} from 'node:crypto';
import {expect, test} from '@playwright/test';
import {selectAll} from 'hast-util-select';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {builtFiles, copyFile, htmlFile, parseBuilt, readBuilt, sitemapRoutes} from './builtPages';
import {listLinks} from './listLinks';

const SITE = 'https://docs.rungen.ai';
const MAX_CHARACTERS = 50_000;
const ROUTES = sitemapRoutes();

/** The pages that the lists name. The text above the lists is left out: it names some pages as examples. */
function listedPages(): readonly string[] {
  const [, , ...lists] = readBuilt('llms.txt').split('\n## ');
  return listLinks(lists.join('\n## '));
}

test('llms-txt-exists, llms-txt-valid: a title, a summary in a quote, and lists of links', () => {
  const text = readBuilt('llms.txt');
  expect(text).toMatch(/^# .+\n\n> .+\n/u);
  const [, ...sections] = text.split('\n## ');
  expect(sections.map((section) => section.split('\n')[0])).toEqual([
    'Contract and downloads',
    'Tutorial',
    'API reference',
    'Optional',
  ]);
  const lines = sections.flatMap((section) => section.trim().split('\n').slice(2));
  expect(lines.filter((line) => !/^- \[[^\]]+\]\(https:[^)]+\): .+$/u.test(line))).toEqual([]);
});

/** The rules that the pages insist on, because a program that ignores one of them is costly. */
const INSISTED = [
  ['a limit on every wait', /limit on every wait.*set `active_workers` to 0/u],
  ['any 2XX', /200 to 299 as success/u],
  ['no key to the link of a result', /never send it to another host.*signed link/u],
  ['the header of cancel', /cancel.*`X-Authenticated-User-Id`/u],
  ['the mock server', /mock server.*#practice-without-an-account/u],
  ['no blind repetition', /Never repeat POST \/app/u],
] as const;

test('llms.txt, llms-full.txt and the skill have the same rules, among them those that the pages insist on', () => {
  const [rules = ''] = readBuilt('llms.txt').split('Rules for agents:\n\n')[1]?.split('\n\n') ?? [];
  expect(rules.split('\n').length).toBeGreaterThan(10);
  expect(readBuilt('llms-full.txt').split('\n---\n')[0]).toContain(rules);
  expect(readBuilt('skill.md')).toContain(rules);
  for (const [name, pattern] of INSISTED) {
    expect(rules, name).toMatch(pattern);
  }
});

test('llms.txt lists every file for machines, the contract first', () => {
  const links = listLinks(readBuilt('llms.txt').split('\n## ')[1] ?? '').map((link) =>
    link.replace(`${SITE}/`, ''),
  );
  expect(links[0]).toBe('openapi.yaml');
  const forMachines = builtFiles().filter(
    (file) => !file.includes('/') && /\.(?:json|mjs|yaml|txt)$|^skill\.md$/u.test(file),
  );
  const others = ['llms.txt', 'robots.txt'];
  expect([...links].sort()).toEqual(forMachines.filter((file) => !others.includes(file)).sort());
});

test('llms-txt-size: llms.txt is shorter than 50,000 characters', () => {
  expect(readBuilt('llms.txt').length).toBeLessThan(MAX_CHARACTERS);
});

test('llms-txt-links-resolve, llms-txt-links-markdown: each link leads to a file of the build, and each page to its copy', () => {
  const files = new Set(builtFiles());
  const links = listLinks(readBuilt('llms.txt')).filter((link) => link.startsWith(SITE));
  const lost = links.filter((link) => !files.has(link.replace(`${SITE}/`, '').replace(/#.*/u, '')));
  expect(lost).toEqual([]);
  expect(listedPages().length).toBe(ROUTES.length);
});

test('llms-txt-coverage: every page of the sitemap is listed', () => {
  const listed = new Set(listedPages());
  expect(ROUTES.filter((route) => !listed.has(`${SITE}/${copyFile(route)}`))).toEqual([]);
});

test('llms-txt-directive: every page points to the list before its content', () => {
  for (const route of ROUTES) {
    const html = readBuilt(htmlFile(route));
    expect(html.indexOf('/llms.txt'), route).toBeGreaterThan(0);
    expect(html.indexOf('/llms.txt'), route).toBeLessThan(html.indexOf('<h1'));
  }
});

test('markdown-url-support, http-status-codes: a copy is served as Markdown, and an unknown one with status 404', async ({
  request,
}) => {
  for (const route of ROUTES) {
    const answer = await request.get(`/${copyFile(route)}`);
    expect(answer.status(), route).toBe(200);
    expect(answer.headers()['content-type'], route).toContain('text/markdown');
  }
  const missing = await request.get('/docs/nothing-here.md');
  expect(missing.status()).toBe(404);
  expect(missing.headers()['content-type']).toContain('text/markdown');
  expect(await missing.text()).toContain(`${SITE}/llms.txt`);
  expect((await missing.body()).length).toBeLessThan(1500);
  expect((await request.get('/docs/nothing-here')).status()).toBe(404);
});

test('page-size-markdown: every copy is shorter than 50,000 characters', () => {
  const long = ROUTES.filter((route) => readBuilt(copyFile(route)).length >= MAX_CHARACTERS);
  expect(long).toEqual([]);
});

test('rendering-strategy, page-size-html: the text is in the HTML, which stays small', () => {
  for (const route of ROUTES) {
    const html = readBuilt(htmlFile(route));
    const firstWords = readBuilt(copyFile(route)).split('\n')[0]?.replace('# ', '') ?? '';
    expect(html, route).toContain(firstWords.replace(/&/gu, '&amp;'));
    expect(Buffer.byteLength(html), route).toBeLessThan(500_000);
  }
});

test('content-start-position: the content begins within the first lines of the copy', () => {
  for (const route of ROUTES) {
    const lines = readBuilt(copyFile(route)).split('\n');
    expect(lines[0], route).toMatch(/^# \S/u);
    expect(
      lines.slice(5).some((line) => line.trim() !== ''),
      route,
    ).toBe(true);
  }
});

test('tabbed-content-serialization: a copy presents every set of tabs as a choice', () => {
  let sets = 0;
  for (const route of ROUTES) {
    const tree = parseBuilt(route);
    const tabs = selectAll('[role=tablist]', tree).length;
    const choices = readBuilt(copyFile(route)).match(/^ *Choose one: /gmu)?.length ?? 0;
    expect(choices, route).toBe(tabs);
    sets += tabs;
  }
  expect(sets).toBeGreaterThan(0);
});

test('section-header-quality: no copy has the same heading twice under the same parent', () => {
  for (const route of ROUTES) {
    const path: string[] = [];
    const seen = new Set<string>();
    visit(
      unified()
        .use(remarkParse)
        .parse(readBuilt(copyFile(route))),
      'heading',
      (node) => {
        path.length = node.depth - 1;
        path[node.depth - 1] = JSON.stringify(
          node.children.map((it) => ('value' in it ? it.value : it.type)),
        );
        const whole = path.join(' / ');
        expect(seen.has(whole), `${route}: ${whole}`).toBe(false);
        seen.add(whole);
      },
    );
  }
});

test('markdown-code-fence-validity: every code fence is closed and names its language', () => {
  let fences = 0;
  for (const route of ROUTES) {
    const copy = readBuilt(copyFile(route));
    visit(unified().use(remarkParse).parse(copy), 'code', (node) => {
      fences += 1;
      expect(node.lang, `${route}: ${node.value.slice(0, 60)}`).toBeTruthy();
      const lastLine = copy.split('\n')[(node.position?.end.line ?? 0) - 1];
      expect(lastLine?.trim(), `${route}: ${node.value.slice(0, 60)}`).toMatch(/^(?:> )*`{3,}$/u);
    });
  }
  expect(fences).toBeGreaterThan(0);
});

test('redirect-behavior: other forms of an address redirect to the page by HTTP', async ({
  request,
}) => {
  for (const form of ['/docs/intro/', '/docs/intro.html']) {
    const answer = await request.get(form, {maxRedirects: 0});
    expect(answer.status(), form).toBe(301);
    expect(answer.headers().location, form).toBe('/docs/intro');
  }
});

test('auth-gate-detection: no page asks for a sign-in', () => {
  for (const route of ROUTES) {
    const tree = parseBuilt(route);
    expect(selectAll('input[type=password], form[action]', tree), route).toEqual([]);
  }
});

/** 60,000 tokens of four bytes each. */
const MAX_TOTAL_BYTES = 240_000;

test('the full text fits into 60,000 tokens', () => {
  const bytes = Buffer.byteLength(readBuilt('llms-full.txt'));
  console.log(`llms-full.txt has ${String(bytes)} bytes`);
  expect(bytes).toBeLessThanOrEqual(MAX_TOTAL_BYTES);
});

test('the full text has each guide and each reference page once, in the order of the list', () => {
  const [head = '', ...pages] = readBuilt('llms-full.txt').split('\n---\n');
  const wanted = listedPages()
    .map((link) => link.replace(SITE, '').replace(/\.md$/u, ''))
    .filter((route) => /^\/(?:docs|api)\/(?!category\/)/u.test(route));
  const addresses = pages.map((page) => /^Web page: (\S+)$/mu.exec(page)?.[1]);
  expect(addresses).toEqual(wanted.map((route) => `${SITE}${route}`));
  for (const address of addresses) {
    expect(head).toContain(`: ${address ?? ''}\n`);
  }
});

test('the full text has its samples in one language, no pictures, and not the page for writers', () => {
  const full = readBuilt('llms-full.txt');
  expect(full).toContain('```python\n');
  for (const foreign of [
    '```go\n',
    '```js\n',
    '#!/usr/bin/env bash',
    'data:image',
    'Choose one:',
  ]) {
    expect(full, foreign).not.toContain(foreign);
  }
  expect(full).not.toContain(`${SITE}/markdown-page\n`);
});

test('the full text has each row of the tables of states once', () => {
  const rows = readBuilt('llms-full.txt')
    .split('\n')
    .filter((line) => /^\| `(?:STOPPED|QUEUED)`/u.test(line));
  expect(rows.map((row) => row.split('`')[1]).sort()).toEqual(['QUEUED', 'STOPPED']);
});

test('the skill is listed with the digest of its bytes, and the catalog names files of the build', () => {
  const index: unknown = JSON.parse(readBuilt('.well-known/agent-skills/index.json'));
  const digest = `sha256:${createHash('sha256').update(readBuilt('skill.md')).digest('hex')}`;
  expect(index).toMatchObject({skills: [{type: 'skill-md', url: `${SITE}/skill.md`, digest}]});
  const files = new Set(builtFiles());
  const named = [...readBuilt('.well-known/api-catalog').matchAll(/"href": "([^"]+)"/gu)]
    .map(([, href]) => href ?? '')
    .filter((href) => href.startsWith(SITE))
    .map((href) => href.replace(`${SITE}/`, ''));
  expect(named.length).toBeGreaterThan(3);
  expect(named.filter((file) => !files.has(file) && !files.has(`${file}.html`))).toEqual([]);
});

test('robots.txt names the sitemap, whose pages have a date of their last change', () => {
  expect(readBuilt('robots.txt')).toContain(`Sitemap: ${SITE}/sitemap.xml`);
  const entries = readBuilt('sitemap.xml').split('<url>').slice(1);
  const undated = entries.filter((entry) => !/<lastmod>\d{4}-\d{2}-\d{2}<\/lastmod>/u.test(entry));
  const isListing = (entry: string): boolean => entry.includes('/category/');
  expect(undated.filter((entry) => !isListing(entry))).toEqual([]);
});

test('every page has a social image of its own that exists', () => {
  const files = new Set(builtFiles());
  const pictures = new Set<string>();
  for (const route of ROUTES) {
    const tree = parseBuilt(route);
    const named = selectAll('meta[property="og:image"]', tree).map((it) =>
      String(it.properties.content),
    );
    expect(named.length, route).toBe(1);
    const file = (named[0] ?? '').replace(`${SITE}/`, '');
    expect(files.has(file), `${route}: ${file}`).toBe(true);
    pictures.add(file);
  }
  expect(pictures.size).toBe(ROUTES.length);
});

test('every article has structured data with its address and its breadcrumbs', () => {
  let articles = 0;
  for (const route of ROUTES.filter(
    (it) => /^\/(?:docs|api)\//u.test(it) && !it.includes('/category/'),
  )) {
    const tree = parseBuilt(route);
    const blocks = selectAll('script[type="application/ld+json"]', tree).map((it) =>
      it.children.map((child) => ('value' in child ? child.value : '')).join(''),
    );
    const types = blocks.map((block) => String(/"@type":"(\w+)"/u.exec(block)?.[1]));
    expect(types, route).toContain('TechArticle');
    expect(types, route).toContain('BreadcrumbList');
    expect(blocks.join(''), route).toContain(`"mainEntityOfPage":"${SITE}${route}"`);
    articles += 1;
  }
  expect(articles).toBe(23);
});
