import {createHash} from 'node:crypto';
import {expect, test} from '@playwright/test';
import {selectAll} from 'hast-util-select';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {builtFiles, copyFile, htmlFile, parseBuilt, readBuilt, sitemapRoutes} from './builtPages';

const SITE = 'https://docs.rungen.ai';
const MOST_CHARACTERS = 50_000;
const ROUTES = sitemapRoutes();

function linksOf(markdown: string): readonly string[] {
  const links: string[] = [];
  visit(unified().use(remarkParse).use(remarkGfm).parse(markdown), 'link', (node) => {
    links.push(node.url);
  });
  return links;
}

function listedPages(): readonly string[] {
  return linksOf(readBuilt('llms.txt')).filter((link) => link.endsWith('.md'));
}

test('llms-txt-exists, llms-txt-valid: a title, a summary in a quote, and lists of links', () => {
  const text = readBuilt('llms.txt');
  expect(text).toMatch(/^# .+\n\n> .+\n/u);
  expect([...text.matchAll(/^## (.+)$/gmu)].map(([, title]) => title)).toEqual([
    'Rules for agents',
    'Guides',
    'API reference',
    'Site',
    'Optional',
  ]);
});

test('llms-txt-size: the list fits into fifty thousand characters', () => {
  expect(readBuilt('llms.txt').length).toBeLessThan(MOST_CHARACTERS);
});

test('llms-txt-links-resolve, llms-txt-links-markdown: each link is a file of the build, each page a copy', () => {
  const files = new Set(builtFiles());
  const links = linksOf(readBuilt('llms.txt')).filter((link) => link.startsWith(SITE));
  const lost = links.filter((link) => !files.has(link.replace(`${SITE}/`, '')));
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

test('markdown-url-support, http-status-codes: a copy answers as Markdown, an unknown one is not found', async ({
  request,
}) => {
  for (const route of ROUTES) {
    const answer = await request.get(`/${copyFile(route)}`);
    expect(answer.status(), route).toBe(200);
    expect(answer.headers()['content-type'], route).toContain('text/markdown');
  }
  expect((await request.get('/docs/nothing-here.md')).status()).toBe(404);
  expect((await request.get('/docs/nothing-here')).status()).toBe(404);
});

test('page-size-markdown: no copy is longer than fifty thousand characters', () => {
  const long = ROUTES.filter((route) => readBuilt(copyFile(route)).length >= MOST_CHARACTERS);
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

test('tabbed-content-serialization: every set of tabs is offered as a choice', () => {
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

test('section-header-quality: no heading of a copy stands twice under the same parent', () => {
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

test('markdown-code-fence-validity: every fence is closed and names its language', () => {
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

test('redirect-behavior: other forms of an address lead to the page by HTTP', async ({request}) => {
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

test('the full text holds every copy once, in the order of the list', () => {
  const full = readBuilt('llms-full.txt');
  const places = listedPages().map((link) =>
    full.indexOf(readBuilt(link.replace(`${SITE}/`, '')).trimEnd()),
  );
  expect(places.every((place) => place >= 0)).toBe(true);
  expect(places).toEqual([...places].sort((a, b) => a - b));
});

test('the skill is listed with the hash of its bytes, the catalog names files of the build', () => {
  const index: unknown = JSON.parse(readBuilt('.well-known/agent-skills/index.json'));
  const sha256 = createHash('sha256').update(readBuilt('skill.md')).digest('hex');
  expect(index).toMatchObject({skills: [{url: `${SITE}/skill.md`, sha256}]});
  const files = new Set(builtFiles());
  const named = [...readBuilt('.well-known/api-catalog').matchAll(/"href": "([^"]+)"/gu)].map(
    ([, href]) => (href ?? '').replace(`${SITE}/`, ''),
  );
  expect(named.length).toBeGreaterThan(0);
  expect(named.filter((file) => !files.has(file) && !files.has(`${file}.html`))).toEqual([]);
});

test('robots.txt leads to the sitemap, whose pages carry a date of their last change', () => {
  expect(readBuilt('robots.txt')).toContain(`Sitemap: ${SITE}/sitemap.xml`);
  const entries = readBuilt('sitemap.xml').split('<url>').slice(1);
  const undated = entries.filter((entry) => !/<lastmod>\d{4}-\d{2}-\d{2}<\/lastmod>/u.test(entry));
  const isListing = (entry: string): boolean => entry.includes('/category/');
  expect(undated.filter((entry) => !isListing(entry))).toEqual([]);
});

test('every page has a picture of its own, of 1200 by 630 pixels', () => {
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

test('every article tells search engines its title, its address and where it stands', () => {
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
