import {mkdtempSync} from 'node:fs';
import {mkdir, rm, writeFile} from 'node:fs/promises';
import {createRequire} from 'node:module';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, describe, expect, it} from 'vitest';

type Item = {
  readonly type: string;
  readonly label?: string;
  readonly href?: string;
  readonly items?: readonly Item[];
  readonly [more: string]: unknown;
};
type Version = {
  readonly version: {readonly docsSidebars: Readonly<Record<string, readonly Item[]>>};
};

type Loader = ((source: string) => string) & {
  readonly readBranches: (folder: string) => {
    readonly branches: Readonly<Record<string, readonly Item[]>>;
    readonly shown: ReadonlyMap<string, readonly string[]>;
    readonly files: readonly string[];
  };
};

const require = createRequire(import.meta.url);
const cut = require('../../../src/plugins/lean-client/sidebarBranches.cjs') as Loader;

function cutSidebar(items: readonly Item[]): readonly Item[] | undefined {
  const version = {pluginId: 'default', docs: {}, docsSidebars: {all: items}};
  const data = JSON.parse(cut(JSON.stringify({version, other: 1}))) as Version;
  expect(data).toMatchObject({other: 1, version: {pluginId: 'default', docs: {}}});
  return data.version.docsSidebars.all;
}

const page = (name: string, more = {}): Item => ({
  type: 'link',
  label: `Page ${name}`,
  href: `/docs/${name}`,
  docId: '-',
  ...more,
});
const category = (items: readonly Item[], more = {}): Item => ({
  type: 'category',
  label: 'Group',
  collapsible: true,
  collapsed: true,
  items,
  ...more,
});
const pages = ['a', 'b', 'c', 'd'].map((name) => page(name));

describe('in the sidebar that every page of an area loads', () => {
  it('a closed category has its first page in place of all, under the name of the branch', () => {
    const first = {type: 'link', label: 'Page a', href: '/docs/a', branch: 'default/all.1'};
    expect(cutSidebar([page('x'), category(pages, {href: '/docs/group'})])).toEqual([
      page('x'),
      category([first], {href: '/docs/group'}),
    ]);
  });

  it.each([
    ['is open', {collapsed: false}],
    ['cannot be closed', {collapsible: false}],
    ['is small', {items: pages.slice(1)}],
    ['begins with a page of another site', {items: [page('z', {docId: undefined}), ...pages]}],
    ['lists no page in public', {items: pages.map((item) => ({...item, unlisted: true}))}],
  ])('a category that %s stays whole', (_name, more) => {
    const whole = JSON.parse(JSON.stringify([category(pages, more)])) as readonly Item[];
    expect(cutSidebar(whole)).toEqual(whole);
  });

  it('the first page is the one that the theme leads to', () => {
    const hidden = page('hidden', {unlisted: true});
    expect(cutSidebar([category([hidden, {type: 'html'}, ...pages])])).toMatchObject([
      {items: [{href: '/docs/a'}]},
    ]);
    const inner = category(pages, {label: 'Inner', href: '/docs/inner'});
    expect(cutSidebar([category([inner, ...pages])])).toMatchObject([
      {items: [{label: 'Inner', href: '/docs/inner'}]},
    ]);
    const plain = category(pages, {label: 'Inner'});
    expect(cutSidebar([category([plain, ...pages.slice(1)])])).toMatchObject([
      {items: [{href: '/docs/a'}]},
    ]);
  });

  it('an open category keeps its items, and a closed one inside it is cut', () => {
    const open = category([page('x'), category(pages)], {collapsed: false});
    expect(cutSidebar([open])).toMatchObject([
      {items: [page('x'), {items: [{branch: 'default/all.0.1'}]}]},
    ]);
  });
});

it('the data of a category page are left alone', () => {
  const source = '{"categoryGeneratedIndex": {"title": "Group"}}';
  expect(cut(source)).toBe(source);
});

describe('the branches of all areas', () => {
  const folder = path.join(mkdtempSync(path.join(tmpdir(), 'branches-')), 'generated');
  const {readBranches} = cut;

  async function write(docsSidebars: Readonly<Record<string, readonly Item[]>>): Promise<void> {
    const data = path.join(folder, 'docusaurus-plugin-content-docs/default/p');
    await mkdir(data, {recursive: true});
    const version = {pluginId: 'default', docs: {}, docsSidebars};
    await writeFile(path.join(data, 'docs-175.json'), JSON.stringify({version}));
  }

  afterAll(() => rm(path.dirname(folder), {recursive: true}));

  it('are none where there are no areas', () => {
    expect(readBranches(folder)).toEqual({branches: {}, shown: new Map(), files: []});
  });

  it('have their items, those inside them cut again, and are shown by the pages in them', async () => {
    const deep = ['e', 'f', 'g', 'h'].map((name) => page(name));
    const inner = category(deep, {label: 'Inner', href: '/docs/inner'});
    await write({all: [page('x'), category([...pages, inner], {href: '/docs/outer'})]});
    const {branches, shown} = readBranches(folder);
    expect(Object.keys(branches).sort()).toEqual(['default/all.1', 'default/all.1.4']);
    expect(branches['default/all.1.4']).toEqual(deep);
    expect(branches['default/all.1']).toMatchObject([
      ...pages,
      {href: '/docs/inner', items: [{href: '/docs/e', branch: 'default/all.1.4'}]},
    ]);
    expect(shown.get('/docs/x'), 'outside of all').toBeUndefined();
    expect(shown.get('/docs/a')).toEqual(['default/all.1']);
    expect(shown.get('/docs/e')).toEqual(['default/all.1', 'default/all.1.4']);
    expect(shown.get('/docs/inner')).toEqual(['default/all.1', 'default/all.1.4']);
    expect(shown.get('/docs/outer'), 'it lists everything below it').toEqual([
      'default/all.1',
      'default/all.1.4',
    ]);
  });

  it('of a page that stands in two places are those around both', async () => {
    await write({all: [category(pages)], some: [category(pages)]});
    expect(readBranches(folder).shown.get('/docs/b')).toEqual(['default/all.0', 'default/some.0']);
  });
});
