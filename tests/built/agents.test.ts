import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {describe, expect, it} from 'vitest';
import {parse} from 'yaml';
import {loadMockContract} from '@site/src/contract/mock/loadMockContract';
import {createMockServer} from '@rungen/mock-server/server';
import {
  builtFiles,
  copyFile,
  htmlFile,
  parseMarkdown,
  publishedUrl,
  readBuilt,
  sitemapRoutes,
} from '../helpers/builtPages';

const SITE = publishedUrl();
const ROUTES = sitemapRoutes();
const FILES = new Set(builtFiles());

/** How long a text may be that an agent reads at once. */
const MAX_CHARACTERS = 50_000;
/** 60,000 tokens of four bytes each. */
const MAX_TOTAL_BYTES = 240_000;

/** The contract, as far as it is used here. */
type Contract = {
  readonly components: {
    readonly schemas: Readonly<Record<string, {readonly enum?: readonly string[]}>>;
  };
};

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

  it('has a title, a summary in a quote, and lists of links, in 50,000 characters', () => {
    expect(head).toMatch(/^# .+\n\n> .+\n/u);
    expect(sections.length).toBeGreaterThan(1);
    const lines = sections.flatMap((section) => section.trim().split('\n').slice(2));
    expect(lines.filter((line) => !/^- \[[^\]]+\]\(https:[^)]+\): .+$/u.test(line))).toEqual([]);
    expect(text.length).toBeLessThan(MAX_CHARACTERS);
  });

  it('lists every file for machines, the contract first', () => {
    const links = listLinks(sections[0] ?? '').map((link) => link.replace(`${SITE}/`, ''));
    expect(links[0]).toBe('openapi.yaml');
    const isForMachines = (file: string): boolean =>
      /^[\w-]+\.(?:json|mjs|yaml|txt)$/u.test(file) && !['llms.txt', 'robots.txt'].includes(file);
    expect([...links].sort()).toEqual(
      [...FILES].filter((file) => file === 'agents.md' || isForMachines(file)).sort(),
    );
  });

  it('names the Markdown copy of every page, and no file that is missing', () => {
    expect([...pages].sort()).toEqual(ROUTES.map((it) => `${SITE}/${copyFile(it)}`).sort());
    const links = listLinks(text).filter((link) => link.startsWith(SITE));
    const files = links.map((link) => link.replace(`${SITE}/`, '').replace(/#.*/u, ''));
    expect(files.filter((file) => !FILES.has(file))).toEqual([]);
  });

  it('names the files of every program', () => {
    const programs = sections.find((section) => section.startsWith('Programs\n')) ?? '';
    const files = [...FILES].filter((file) => file.startsWith('samples/'));
    expect(files.length).toBeGreaterThan(0);
    expect(files.filter((file) => !programs.includes(`/${file}`))).toEqual([]);
  });

  it('shows a body of create and of run, which the mock server accepts, and the answer with a result', async () => {
    const shown = head.match(/(?<= is )\{".*?\}(?=; |, with )/g) ?? [];
    const [create, run, job] = shown.map((it) => JSON.parse(it) as unknown);
    const server = createMockServer({contract: await loadMockContract()});
    const send = (route: string, body: unknown): Promise<Response> =>
      server.fetch(
        new Request(`https://mock.invalid${route}`, {
          method: 'POST',
          headers: {'x-api-key': 'practice', 'content-type': 'application/json'},
          body: JSON.stringify(body),
        }),
      );
    const created = await send('/app', create);
    expect(created.ok).toBe(true);
    const {data} = (await created.json()) as {readonly data: {readonly id: string}};
    expect((await send(`/app/${data.id}/run_async`, run)).ok).toBe(true);
    expect(job).toHaveProperty('data.result.images');
  });

  it('every page points to it before its content', () => {
    for (const route of ROUTES) {
      const html = readBuilt(htmlFile(route));
      expect(html.indexOf('/llms.txt'), route).toBeGreaterThan(0);
      expect(html.indexOf('/llms.txt'), route).toBeLessThan(html.indexOf('<h1'));
    }
  });

  it('llms-full.txt has each guide and each reference page once, in this order, in 60,000 tokens', () => {
    const full = readBuilt('llms-full.txt');
    const [contents = '', ...texts] = full.split('\n---\n');
    const wanted = pages
      .map((link) => link.replace(/\.md$/u, ''))
      .filter((address) => /^\/(?:docs|api)\/(?!category\/)/u.test(address.replace(SITE, '')));
    expect(texts.map((page) => /^Web page: (\S+)$/mu.exec(page)?.[1])).toEqual(wanted);
    for (const address of wanted) expect(contents).toContain(`: ${address}\n`);
    expect(Buffer.byteLength(full)).toBeLessThanOrEqual(MAX_TOTAL_BYTES);
  });

  it('llms-full.txt has no related pages, one language, no pictures, and no page for writers', () => {
    const full = readBuilt('llms-full.txt');
    const related = '<a id="related"></a>';
    expect(readBuilt('docs/intro.md')).toContain(related);
    expect(full).toContain('```python\n');
    const foreign = [related, '```js\n', '#!/usr/bin/env bash', 'data:image', '**cURL**'];
    expect([...foreign, `${SITE}/markdown-page\n`].filter((it) => full.includes(it))).toEqual([]);
  });
});

describe('agents.md', () => {
  const text = readBuilt('agents.md');

  it('has 2 to 4 KB, to be read at every task', () => {
    expect(Buffer.byteLength(text)).toBeGreaterThan(2000);
    expect(Buffer.byteLength(text)).toBeLessThan(4096);
  });

  it('has every tier and state of the contract, and no other', () => {
    const {schemas} = (parse(readBuilt('openapi.yaml')) as Contract).components;
    const names = ['GpuTier', 'AppStatus', 'JobStatus'].flatMap(
      (name) => schemas[name]?.enum ?? [],
    );
    const [rule = ''] = /^- The names of `gpu_tier`.+$/m.exec(text) ?? [];
    expect(new Set(rule.match(/\b[A-Z_]{5,}\b/g))).toEqual(new Set(names));
  });

  it('leads to files that exist', () => {
    const links = text.match(new RegExp(`${SITE}/\\S*\\w`, 'g')) ?? [];
    expect(links.length).toBeGreaterThan(2);
    expect(links.filter((link) => !FILES.has(link.replace(`${SITE}/`, '')))).toEqual([]);
  });
});

describe('a Markdown copy', () => {
  it('begins with its title, and has at most 50,000 characters', () => {
    for (const route of ROUTES) {
      const copy = readBuilt(copyFile(route));
      expect(copy, route).toMatch(/^# \S/u);
      expect(copy.length, route).toBeLessThan(MAX_CHARACTERS);
    }
  });

  it('has no heading twice under the same parent', () => {
    for (const route of ROUTES) {
      const path: string[] = [];
      const seen = new Set<string>();
      visit(parseMarkdown(readBuilt(copyFile(route))), 'heading', (heading) => {
        path.length = heading.depth - 1;
        path[heading.depth - 1] = toString(heading);
        const whole = path.join(' / ');
        expect(seen.has(whole), `${route}: ${whole}`).toBe(false);
        seen.add(whole);
      });
    }
  });
});

it('the Markdown for missing copies names the list of pages', () => {
  expect(readBuilt('404.md')).toContain(`${SITE}/llms.txt`);
});
