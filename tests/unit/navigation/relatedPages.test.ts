import {mkdirSync, writeFileSync} from 'node:fs';
import fs from 'node:fs/promises';
import path from 'node:path';
import {expect, test, vi} from 'vitest';
import {renderRelatedPages} from '@site/src/content/mdx';
import {makeFolder} from '../../helpers/makeFolder';

test('a page ends with its related pages, by the names of the sidebar, and says which are operations', async () => {
  const end = await renderRelatedPages('.', ['/docs/intro', '/api/apis/app/create-app']);
  expect(end).toContain('## Related pages {/* #see-also */}');
  expect(end).toContain('](/docs/intro)');
  expect(end).toContain('[Create app (API)](/api/apis/app/create-app)');
  expect(await renderRelatedPages('.', undefined)).toBe('');
});

test.each([28, 280])(
  'in a site of %d pages, a page reads its related pages and no others',
  async (count) => {
    const dir = makeFolder('pages-');
    mkdirSync(path.join(dir, 'docs'));
    for (let page = 1; page <= count; page += 1) {
      writeFileSync(path.join(dir, `docs/page-${page}.mdx`), `---\ntitle: Page ${page}\n---\n`);
    }
    const read = vi.spyOn(fs, 'readFile');
    const end = await renderRelatedPages(dir, ['/docs/page-1', '/docs/page-2']);
    expect(end).toContain('[Page 2](/docs/page-2)');
    expect(read).toHaveBeenCalledTimes(2);
  },
);
