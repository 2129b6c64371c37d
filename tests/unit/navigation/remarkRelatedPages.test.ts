import type {Root} from 'mdast';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import remarkStringify from 'remark-stringify';
import {unified} from 'unified';
import {VFile} from 'vfile';
import {describe, expect, it} from 'vitest';
import {
  PageIndex,
  readPageIndex,
} from '@site/src/plugins/navigation/build/related-pages/readPageIndex';
import {remarkRelatedPages} from '@site/src/plugins/navigation/build/related-pages/remarkRelatedPages';

const PAGES = new PageIndex([
  ['/docs/intro', 'Introduction'],
  ['/api/intro', 'API basics'],
]);

function expand(related: readonly string[]): string {
  const value = `---\nrelated:\n${related.map((route) => `  - ${route}`).join('\n')}\n---\n\nText.\n`;
  const file = new VFile({
    value,
    path: `${process.cwd()}/docs/x.mdx`,
    cwd: process.cwd(),
    data: {frontMatter: {related}},
  });
  const tree: Root = unified().use(remarkParse).parse('Text.');
  remarkRelatedPages({pages: PAGES})(tree, file);
  return unified().use(remarkMdx).use(remarkStringify).stringify(tree);
}

describe('remarkRelatedPages', () => {
  it('ends the page with the name of each related page', () => {
    expect(expand(['/api/intro', '/docs/intro'])).toBe(
      [
        'Text.\n',
        '<RelatedPages>',
        '  ## Related pages\n',
        '  * [API basics](/api/intro)',
        '  * [Introduction](/docs/intro)',
        '</RelatedPages>\n',
      ].join('\n'),
    );
  });

  it('adds nothing to a page without related pages', () => {
    expect(expand([])).toBe('Text.\n');
  });

  it('finds a page that was added after the index was built', () => {
    expect(expand(['/docs/gpu-tiers'])).toContain('](/docs/gpu-tiers)');
  });

  it('reports the line, the wrong address and the nearest valid one', () => {
    expect(() => expand(['/docs/intro', '/api/intr'])).toThrow(
      'docs/x.mdx:4:5 lists "/api/intr" as related, which is not a page of the guides or the reference\n  Fix: write /api/intro',
    );
  });
});

describe('readPageIndex', () => {
  it('finds every page of both sections by its address', () => {
    const pages = readPageIndex(process.cwd());
    expect(pages.find('/api/apis/job/cancel.job')).toBe('Cancel job (API)');
    expect(pages.find('/api/intro'), 'as the sidebar calls it').toBe('API basics');
  });

  it('serializes to a fingerprint only, which changes with a name', () => {
    const seen = (name: string) => JSON.stringify(new PageIndex([['/docs/x', name]]));
    expect(seen('X')).toMatch(/^\{"fingerprint":"[0-9a-f]{64}"\}$/);
    expect(seen('Y')).not.toBe(seen('X'));
  });
});
