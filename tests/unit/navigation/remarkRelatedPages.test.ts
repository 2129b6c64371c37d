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

  it('adds nothing to a page that names none', () => {
    expect(expand([])).toBe('Text.\n');
  });

  it('looks again for a page that came after the index', () => {
    expect(expand(['/docs/gpu-tiers'])).toContain('](/docs/gpu-tiers)');
  });

  it('names the line, the wrong address and the nearest right one', () => {
    expect(() => expand(['/docs/intro', '/api/intr'])).toThrow(
      'docs/x.mdx:4:5 calls "/api/intr" related, which is no page of the guides or the reference\n  Fix: write /api/intro',
    );
  });
});

describe('readPageIndex', () => {
  it('finds every page of both sections by its address', () => {
    const pages = readPageIndex(process.cwd());
    expect(pages.routes()).toHaveLength(23);
    expect(pages.find('/api/apis/job/cancel.job')).toBe('Cancel job (API)');
    expect(pages.find('/api/intro'), 'as the sidebar calls it').toBe('API basics');
  });

  it('shows the bundler nothing but a fingerprint, which changes with a name', () => {
    const seen = (name: string) => JSON.stringify(new PageIndex([['/docs/x', name]]));
    expect(seen('X')).toMatch(/^\{"fingerprint":"[0-9a-f]{64}"\}$/);
    expect(seen('Y')).not.toBe(seen('X'));
  });
});
