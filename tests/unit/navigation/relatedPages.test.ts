import {expect, test} from 'vitest';
import {writeRelatedPages} from '@site/src/plugins/navigation';

const write = (related: unknown): string => {
  const text = `---\nrelated:\n  - /docs/introo\n  - /api/nope\n---\n`;
  const file = `${process.cwd()}/docs/page.mdx`;
  return writeRelatedPages(process.cwd(), {file, text, frontMatter: {related}});
};

test('a page ends with its related pages, by the names of the sidebar, and says which are operations', () => {
  const end = write(['/docs/intro', '/api/apis/app/create-app']);
  expect(end).toContain('## Related pages {/* #related */}');
  expect(end).toContain('](/docs/intro)');
  expect(end).toContain('[Create app (API)](/api/apis/app/create-app)');
  expect(write(undefined)).toBe('');
});

test('pages that do not exist are told, each at its line', () => {
  expect(() => write(['/docs/introo', '/docs/intro', '/api/nope'])).toThrow(
    /^docs\/page\.mdx:3:5 lists "\/docs\/introo" as related.*\n {2}Fix: write \/docs\/intro\ndocs\/page\.mdx:4:5 /,
  );
});
