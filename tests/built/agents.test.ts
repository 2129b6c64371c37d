import {visit} from 'unist-util-visit';
import {describe, expect, test} from 'vitest';
import {
  builtFiles,
  copyFile,
  parseMarkdown,
  publishedUrl,
  readBuilt,
  sitemapRoutes,
} from '../helpers/builtPages';

const SITE = publishedUrl();
const ROUTES = sitemapRoutes();
const FILES = new Set(builtFiles());
const FULL = readBuilt('llms-full.txt');

/** How long a text may be that an agent reads at once. */
const MAX_CHARACTERS = 48_000;
/** 62,250 tokens of four bytes each. */
const MAX_TOTAL_BYTES = 249_000;

function listLinks(markdown: string): readonly string[] {
  const links: string[] = [];
  visit(parseMarkdown(markdown), 'link', ({url}) => {
    links.push(url);
  });
  return links;
}

describe('llms.txt', () => {
  const text = readBuilt('llms.txt');
  const [head = '', ...sections] = text.split('\n## ');
  /** The pages that the lists name. The text above the lists is left out: it names some pages as examples. */
  const pages = listLinks(
    sections.filter((section) => !/^(?:Contract|Programs)/.test(section)).join('\n## '),
  );

  test('has a title, a summary in a quote, and lists of links, in 48,000 characters', () => {
    expect(head).toMatch(/^# .+\n\n> .+\n/u);
    expect(sections.length).toBeGreaterThan(1);
    const lines = sections.flatMap((section) => section.trim().split('\n').slice(2));
    expect(lines.filter((line) => !/^- \[[^\]]+\]\(https:[^)]+\): .+$/u.test(line))).toEqual([]);
    expect(text.length).toBeLessThanOrEqual(MAX_CHARACTERS);
  });

  test('lists every file for machines, the contract first', () => {
    const links = listLinks(sections[0] ?? '').map((link) => link.replace(`${SITE}/`, ''));
    expect(links[0]).toBe('openapi.yaml');
    const isForMachines = (file: string): boolean =>
      /^[\w.-]+\.(?:json|mjs|yaml|txt)$/u.test(file) && !['llms.txt', 'robots.txt'].includes(file);
    expect([...links].sort()).toEqual(
      [...FILES].filter((file) => file === 'agents.md' || isForMachines(file)).sort(),
    );
  });

  test('names the Markdown copy of every page, and no file that is missing', () => {
    expect([...pages].sort()).toEqual(ROUTES.map((route) => `${SITE}/${copyFile(route)}`).sort());
    const links = listLinks(text).filter((link) => link.startsWith(SITE));
    const files = links.map((link) => link.replace(`${SITE}/`, '').replace(/#.*/u, ''));
    expect(files.filter((file) => !FILES.has(file))).toEqual([]);
  });

  test('names the files of every program', () => {
    const programs = sections.find((section) => section.startsWith('Programs\n')) ?? '';
    const files = [...FILES].filter((file) => file.startsWith('samples/'));
    expect(files.length).toBeGreaterThan(0);
    expect(files.filter((file) => !programs.includes(`/${file}`))).toEqual([]);
  });

  test('llms-full.txt has each guide and each reference page once, in this order', () => {
    const [contents = '', ...texts] = FULL.split('\n---\n');
    const wanted = pages
      .map((link) => link.replace(SITE, '').replace(/\.md$/u, ''))
      .filter((address) => /^\/(?:docs|api)\/(?!category\/)/u.test(address));
    const listed = [...contents.matchAll(/^- (.+): (\/\S+)$/gmu)];
    expect(listed.map(([, , route]) => route)).toEqual(wanted);
    const titles = texts.map((page) => /^# (.+)$/mu.exec(page)?.[1]);
    expect(titles).toEqual(listed.map(([, title]) => title));
  });
});

describe('llms-full.txt', () => {
  test('has at most 62,250 tokens', () => {
    expect(Buffer.byteLength(FULL)).toBeLessThanOrEqual(MAX_TOTAL_BYTES);
  });

  test('has no related pages, no anchors, one language, no pictures, and no page for writers', () => {
    expect(readBuilt('docs/intro.md')).toContain('## Related pages <a id="see-also"></a>');
    expect(FULL).toContain('```python\n');
    const foreign = ['## Related', '<a id=', '```js\n', '#!/usr', 'data:image', '**cURL**'];
    expect([...foreign, '/markdown-page\n'].filter((words) => FULL.includes(words))).toEqual([]);
  });

  test('keeps the lists of pages, whose items can begin with an anchor', () => {
    const texts: string[] = [];
    visit(parseMarkdown(FULL), 'text', ({value}) => void texts.push(value));
    expect(texts.filter((value) => value.startsWith('-'))).toEqual([]);
  });
});

test('agents.md instructs agents to run `check` before finishing', () => {
  expect(readBuilt('agents.md')).toContain('node mock-server.mjs check -- <command>');
});

test('agents.md links to files that exist', () => {
  const links = readBuilt('agents.md').match(new RegExp(`${SITE}/\\S*\\w`, 'g')) ?? [];
  expect(links.length).toBeGreaterThan(2);
  expect(links.filter((link) => !FILES.has(link.replace(`${SITE}/`, '')))).toEqual([]);
});

test('a Markdown copy begins with its title, and has at most 48,000 characters', () => {
  for (const route of ROUTES) {
    const copy = readBuilt(copyFile(route));
    expect(copy, route).toMatch(/^# \S/u);
    expect(copy.length, route).toBeLessThanOrEqual(MAX_CHARACTERS);
  }
});

test('a table has three dashes in each column, which some parsers need', () => {
  expect(FULL).not.toMatch(/^\|.*\| --? \|/m);
});
