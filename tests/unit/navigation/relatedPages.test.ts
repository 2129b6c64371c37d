import {expect, test} from 'vitest';
import {renderRelatedPages} from '@site/src/content/mdx';

test('a page ends with its related pages, by the names of the sidebar, and says which are operations', async () => {
  const end = await renderRelatedPages('.', ['/docs/intro', '/api/apis/app/create-app']);
  expect(end).toContain('## Related pages {/* #see-also */}');
  expect(end).toContain('](/docs/intro)');
  expect(end).toContain('[Create app (API)](/api/apis/app/create-app)');
  expect(await renderRelatedPages('.', undefined)).toBe('');
});
