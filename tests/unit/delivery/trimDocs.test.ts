import {mkdtemp, rm, writeFile} from 'node:fs/promises';
import {createRequire} from 'node:module';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';

type Loader = (
  this: {readonly resourcePath: string; readonly addDependency: (file: string) => void},
  source: string,
) => string;

const require = createRequire(import.meta.url);
const trimDocs =
  require('../../../src/plugins/delivery/build/trimmed-modules/trimDocs.cjs') as Loader;

const doc = (id: string): object => ({id, title: id, description: `About ${id}.`, sidebar: 'all'});
const link = (docId: string, unlisted = false, more = {}): object => ({
  type: 'link',
  href: `/docs/${docId}`,
  label: docId,
  docId,
  unlisted,
  ...more,
});

/** The data that Docusaurus 3.10.2 writes, reduced. */
const VERSION = {
  version: {
    pluginId: 'default',
    isLast: true,
    docsSidebars: {
      all: [
        link('intro'),
        {
          type: 'category',
          label: 'Group',
          href: '/docs/category/group',
          items: [
            link('one'),
            link('call', false, {customProps: {method: 'GET', purpose: 'Gets it.'}}),
            {type: 'category', label: 'Inner', items: [link('two', true)]},
            {type: 'link', href: 'https://example.com', label: 'Elsewhere'},
            {type: 'html', value: '<hr>'},
          ],
        },
      ],
    },
    docs: {intro: doc('intro'), one: doc('one'), two: doc('two'), call: doc('call')},
  },
};

const CATEGORY = {
  categoryGeneratedIndex: {title: 'Group', permalink: '/docs/category/group', sidebar: 'all'},
};

let folder = '';
const dependencies: string[] = [];

beforeEach(async () => {
  dependencies.length = 0;
  folder = await mkdtemp(path.join(tmpdir(), 'docs-data-'));
  await writeFile(path.join(folder, 'docs-category.json'), JSON.stringify(CATEGORY));
  await writeFile(path.join(folder, 'docs-175.json'), JSON.stringify(VERSION));
});

afterEach(() => rm(folder, {recursive: true}));

function trim(data: object): unknown {
  const resourcePath = path.join(folder, 'docs-category.json');
  const addDependency = (file: string): unknown => dependencies.push(path.basename(file));
  return JSON.parse(trimDocs.call({resourcePath, addDependency}, JSON.stringify(data)));
}

describe('the data that every page of a section loads', () => {
  it('contains each page once, with the method of its operation and without a description', () => {
    const some = (name: string, more = {}): object => ({
      type: 'link',
      href: `/docs/${name}`,
      label: name,
      docId: '-',
      ...more,
    });
    expect(trim(VERSION)).toEqual({
      version: {
        pluginId: 'default',
        isLast: true,
        docsSidebars: {
          all: [
            some('intro'),
            {
              type: 'category',
              label: 'Group',
              href: '/docs/category/group',
              items: [
                some('one'),
                some('call', {customProps: {method: 'GET'}}),
                {type: 'category', label: 'Inner', items: [some('two', {unlisted: true})]},
                {type: 'link', href: 'https://example.com', label: 'Elsewhere'},
                {type: 'html', value: '<hr>'},
              ],
            },
          ],
        },
        docs: {},
      },
    });
  });
});

describe('the data of a category page', () => {
  it('describes the pages of the category, and no others', () => {
    expect(trim(CATEGORY)).toEqual({
      ...CATEGORY,
      descriptions: {
        '/docs/one': 'About one.',
        '/docs/call': 'Gets it.',
        '/docs/two': 'About two.',
      },
    });
  });

  it('is regenerated when the metadata of a page changes', () => {
    trim(CATEGORY);
    expect(dependencies).toEqual(['docs-175.json']);
  });

  it('fails the build without the data of the section', async () => {
    await rm(path.join(folder, 'docs-175.json'));
    expect(() => trim(CATEGORY)).toThrow(
      'no version is in the folder of the page /docs/category/group',
    );
  });

  it('fails the build when one of its pages has no metadata', async () => {
    const version = {...VERSION.version, docs: {intro: doc('intro'), two: doc('two')}};
    await writeFile(path.join(folder, 'docs-175.json'), JSON.stringify({version}));
    expect(() => trim(CATEGORY)).toThrow('there is no entry for the page one');
  });

  it.each(['permalink', 'sidebar'])('fails the build when its %s is unknown', (key) => {
    const page = {...CATEGORY.categoryGeneratedIndex, [key]: 'other'};
    expect(() => trim({categoryGeneratedIndex: page})).toThrow('no category of the sidebar');
  });
});

describe('data of an unknown form fails the build', () => {
  const {version} = VERSION;

  it.each([
    ['docs as a list', {version: {...version, docs: []}}, 'both docs and docsSidebars'],
    ['no sidebars', {version: {docs: {}}}, 'both docs and docsSidebars'],
    [
      'an unknown kind of item',
      {version: {...version, docsSidebars: {all: [{type: 'doc'}]}}},
      'of the type doc',
    ],
    ['neither a version nor a category', {tags: []}, 'docs-category.json is of an unknown kind'],
  ])('%s', (_name, data, words) => {
    expect(() => trim(data)).toThrow(words);
  });
});
