import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {readFrontMatters} from '@site/src/content/mdx';
import {makeFolder} from '../../helpers/makeFolder';

test.each([
  [
    'a page',
    '---\ntitle: Stop\noperation: stopApp\n---\n\nText.',
    {title: 'Stop', operation: 'stopApp'},
  ],
  ['lines that end as on Windows', '---\r\ntitle: Stop\r\n---\r\n', {title: 'Stop'}],
  ['a page without front matter', 'Text.\n\n---\n\nMore.\n\n---\n', {}],
  ['damaged front matter', '---\ntitle: "Stop\n---\n', {}],
  ['a list in place of keys', '---\n- title\n---\n', {}],
])('reads the front matter of %s', async (_name, text, frontMatter) => {
  const dir = makeFolder('pages-');
  mkdirSync(path.join(dir, 'docs'));
  writeFileSync(path.join(dir, 'docs/page.mdx'), text);
  expect(await readFrontMatters(dir)).toEqual([{route: '/docs/page', frontMatter}]);
});
