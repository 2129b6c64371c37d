import type {PropSidebarItem} from '@docusaurus/plugin-content-docs';
import {describe, expect, it} from 'vitest';
import {
  sectionSidebar,
  sectionStart,
} from '@site/src/plugins/navigation/build/sections/sectionSidebar';

type Doc = Parameters<typeof sectionSidebar>[2]['docs'][number];

function doc(id: string, more: Partial<Doc> = {}): Doc {
  const page = {id, title: `Title of ${id}`, permalink: `/docs/${id}`};
  return {...page, frontMatter: {}, unlisted: false, ...more};
}

const version = {
  path: '/docs',
  docs: [doc('one'), doc('two', {frontMatter: {sidebar_label: 'Two'}}), doc('three')],
};

describe('a section', () => {
  it('has links to its pages in the order of its sidebar, with only the data that is shown', () => {
    const section = sectionSidebar(
      'Guides',
      [
        {type: 'doc', id: 'two'},
        {
          type: 'category',
          label: 'Group',
          collapsed: false,
          collapsible: true,
          link: {type: 'generated-index', slug: '/group', permalink: '/docs/group'},
          items: [{type: 'doc', id: 'one'}],
        },
        {type: 'ref', id: 'missing'},
      ],
      version,
    );
    expect(section).toEqual({
      label: 'Guides',
      path: '/docs',
      items: [
        {type: 'link', label: 'Two', href: '/docs/two'},
        {
          type: 'category',
          label: 'Group',
          collapsed: false,
          collapsible: true,
          href: '/docs/group',
          items: [{type: 'link', label: 'Title of one', href: '/docs/one'}],
        },
      ],
    });
  });

  it('keeps the mark of unlisted pages', () => {
    const docs = [doc('one', {unlisted: true})];
    const {items} = sectionSidebar('Guides', [{type: 'doc', id: 'one'}], {path: '/docs', docs});
    expect(items).toEqual([
      {type: 'link', label: 'Title of one', href: '/docs/one', unlisted: true},
    ]);
  });
});

describe('the start of a section', () => {
  const link = (label: string): PropSidebarItem => ({type: 'link', label, href: `/${label}`});
  const group = (...items: PropSidebarItem[]): PropSidebarItem => ({
    type: 'category',
    label: 'Group',
    collapsed: true,
    collapsible: true,
    items,
  });

  it.each([
    ['its first page', [link('a'), link('b')]],
    ['the first page of its first group', [group(group(), group(link('a'))), link('b')]],
  ])('is %s', (_name, items) => {
    expect(sectionStart({label: 'Guides', path: '/docs', items})).toEqual({
      label: 'Guides',
      path: '/docs',
      items: [link('a')],
    });
  });

  it('is empty when the section is empty', () => {
    const section = {label: 'Guides', path: '/docs', items: []};
    expect(sectionStart(section)).toEqual(section);
  });
});
