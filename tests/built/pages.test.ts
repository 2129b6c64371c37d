import type {Root} from 'hast';
import {select, selectAll} from 'hast-util-select';
import {toString} from 'hast-util-to-string';
import {describe, expect, test} from 'vitest';
import {
  builtFiles,
  copyFile,
  htmlFile,
  parseBuilt,
  parseFile,
  publishedUrl,
  readBuilt,
  selectOnPages,
  sitemapRoutes,
} from '../helpers/builtPages';

const ROUTES = sitemapRoutes();
const SITE = publishedUrl();
const FILES = new Set(builtFiles());
const PAGES = new Map(ROUTES.map((route) => [route, parseBuilt(route)]));

/** The addresses that the service publishes, or published: none may go. */
const PUBLISHED = [
  '/',
  '/markdown-page',
  '/api/apis/app/create-app',
  '/api/apis/app/delete-app',
  '/api/apis/app/get-app',
  '/api/apis/app/get-apps',
  '/api/apis/app/update-app',
  '/api/apis/job/cancel.job',
  '/api/apis/job/get-job-status',
  '/api/apis/job/run-job',
  '/api/category/api',
  '/api/intro',
  '/api/llm-openai-compatibility',
  '/api/working-with-teams',
  '/docs/category/deploy-apps-programatically',
  '/docs/category/getting-started',
  '/docs/gpu-tiers',
  '/docs/intro',
  '/docs/quickstart/get-api-key',
  '/docs/quickstart/quickstart-deployment',
  '/docs/quickstart/quickstart-images',
  '/docs/quickstart/quickstart-llms',
  '/docs/tutorial-basics/congratulations',
  '/docs/tutorial-basics/create-an-app',
  '/docs/tutorial-basics/delete-an-app',
  '/docs/tutorial-basics/retrieve-a-job',
  '/docs/tutorial-basics/run-a-job',
  '/docs/tutorial-basics/update-an-app',
];

function valuesOf(tree: Root, selector: string, property: string): readonly string[] {
  return selectAll(selector, tree).map(({properties}) => String(properties[property]));
}

describe('the routes', () => {
  test('all published addresses are in the sitemap, and each has a file', () => {
    expect(PUBLISHED.filter((route) => !ROUTES.includes(route))).toEqual([]);
    expect(ROUTES.filter((route) => !FILES.has(htmlFile(route)))).toEqual([]);
    expect(new Set(ROUTES).size).toBe(ROUTES.length);
  });

  test('the sitemap lists every page except redirects and the 404 page', () => {
    const known = new Set(ROUTES.map(htmlFile));
    const others = [...FILES].filter((file) => file.endsWith('.html') && !known.has(file));
    for (const file of others) {
      const refresh = select('meta[http-equiv=refresh]', parseFile(file));
      expect(file === '404.html' || refresh !== undefined, file).toBe(true);
    }
  });

  test.each([
    {from: '/docs', to: '/docs/intro'},
    {from: '/api', to: '/api/intro'},
  ])('$from redirects to $to without JavaScript, with a link', ({from, to}) => {
    const tree = parseBuilt(from);
    const [refresh] = valuesOf(tree, 'meta[http-equiv=refresh]', 'content');
    expect(refresh).toMatch(new RegExp(`url=${to}$`));
    expect(select(`a[href="${to}"]`, tree)).toBeDefined();
    expect(readBuilt('_redirects').split('\n')).toContain(`${from} ${to} 301`);
  });
});

describe('the head of a page', () => {
  test('names language and direction, and the page has one h1', () => {
    for (const [route, tree] of PAGES) {
      const {lang, dir} = select('html', tree)?.properties ?? {};
      expect({lang, dir}, route).toEqual({lang: 'en', dir: 'ltr'});
      expect(selectAll('h1', tree), route).toHaveLength(1);
    }
  });

  test("has its own title, which ends with the site's name, and its own description", () => {
    const titles = [...PAGES.values()].map((tree) => toString(select('title', tree) ?? tree));
    expect(titles.filter((title) => !/^\S.* \| RunGen\.AI$/u.test(title))).toEqual([]);
    const descriptions = [...PAGES.values()].flatMap((tree) =>
      valuesOf(tree, 'meta[name=description]', 'content'),
    );
    expect(descriptions).toHaveLength(PAGES.size);
    for (const texts of [titles, descriptions]) expect(new Set(texts).size).toBe(PAGES.size);
  });

  test('names its own address as the canonical one, and its Markdown copy', () => {
    for (const [route, tree] of PAGES) {
      expect(valuesOf(tree, 'link[rel=canonical]', 'href')).toEqual([`${SITE}${route}`]);
      const copies = valuesOf(tree, 'link[rel=alternate][type="text/markdown"]', 'href');
      expect(copies, route).toEqual([`${SITE}/${copyFile(route)}`]);
    }
  });

  test('names icons and a picture for previews that exist', () => {
    for (const [route, tree] of PAGES) {
      const [picture = '', ...others] = valuesOf(tree, 'meta[property="og:image"]', 'content');
      expect(others, route).toEqual([]);
      const icons = valuesOf(tree, 'link[rel=icon]', 'href');
      expect(icons.length, route).toBeGreaterThan(0);
      for (const address of [...icons, picture.replace(SITE, ''), '/favicon.ico']) {
        expect(FILES.has(address.slice(1)), `${route}: ${address}`).toBe(true);
      }
    }
  });
});

describe('the content of a page', () => {
  test('has no form, and no input except that of search', () => {
    const inputs = 'form, textarea, select, input:not([disabled], [role=combobox])';
    for (const [route, tree] of PAGES) expect(selectAll(inputs, tree), route).toEqual([]);
  });

  test('has gaps between links, and no hidden message, for text browsers', () => {
    expect(selectOnPages('.load-failure')).toEqual([]);
    const boxes = selectOnPages('.navbar__items, .field-name, .actions');
    expect(boxes.map(toString).join()).not.toMatch(/AITutorial|TutorialAPI|optionalAdd/);
  });

  test('has articles for itself and its headers, and lists of cards, which reader views keep', () => {
    expect(selectOnPages('div.card-link')).toEqual([]);
    const tree = parseBuilt('/api/apis/app/create-app');
    expect(select('main #article.article', tree)).toBeDefined();
    expect(selectAll('[id^=header]:not(.article)', tree)).toEqual([]);
  });

  // They have a position while they are hidden: the contents would highlight them while a reader is elsewhere.
  test('lists no heading of a closed block in its contents', () => {
    expect(selectOnPages('details :is(h2, h3).anchor')).toEqual([]);
  });

  test('has a name, one choice and one tab stop in each group of choices', () => {
    const groups = selectOnPages('[role=radiogroup]');
    expect(groups.length).toBeGreaterThan(0);
    for (const group of groups) {
      const words = toString(group);
      expect(group.properties.ariaLabel, words).toBeTruthy();
      expect(selectAll('[aria-checked=true][tabindex="0"]', group), words).toHaveLength(1);
      expect(selectAll('[aria-checked=true], [tabindex="0"]', group), words).toHaveLength(1);
    }
  });

  test('links to a field, a header or a value by its own name', () => {
    const fieldId = /^(?:body|header|path|response|error)\.(.+)$/u;
    let count = 0;
    for (const [route, tree] of PAGES) {
      for (const link of selectAll('main a[href*="#"]', tree)) {
        const [only, ...others] = link.children;
        const isCode = only?.type === 'element' && only.tagName === 'code' && others.length === 0;
        const [, field] = fieldId.exec(String(link.properties.href).split('#')[1] ?? '') ?? [];
        if (!isCode || field === undefined) continue;
        const named = toString(link).replaceAll('\u200b', '').toLowerCase();
        expect(`.${field.toLowerCase()}`, `${route}: ${named}`).toContain(
          `.${named.split('.').at(-1)}`,
        );
        count += 1;
      }
    }
    expect(count).toBeGreaterThan(0);
  });

  test('shows no admonition, comment or broken character as text', () => {
    const markup = /(?:^|\n)\s*(?::{3}|!{3} |\?{3} )|\[!\w+\]|(?:^|\s)\/\*|\uFFFD/u;
    const shown: string[] = [];
    for (const [route, tree] of PAGES) {
      for (const block of selectAll('main :is(p, li, h2, h3, h4)', tree)) {
        const isCode = (node: (typeof block.children)[number]): boolean =>
          node.type === 'element' && node.tagName === 'code';
        const parts = block.children.filter((node) => !isCode(node));
        const text = parts.map((node) => toString(node)).join('');
        if (markup.test(text)) shown.push(`${route}: ${text}`);
      }
    }
    expect(shown).toEqual([]);
  });
});
