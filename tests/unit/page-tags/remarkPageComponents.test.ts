import {compile} from '@mdx-js/mdx';
import {expect, it} from 'vitest';
import {remarkPageComponents} from '@site/src/plugins/page-tags';

async function compilePage(text: string): Promise<string> {
  const modules = {Hero: '@site/hero', Door: '@site/door'};
  return String(await compile(text, {remarkPlugins: [[remarkPageComponents, {modules}]]}));
}

it('a page imports only the components that it uses', async () => {
  const code = await compilePage('<Hero>\n\nWords.\n\n</Hero>');
  expect(code).toContain('import {Hero} from "@site/hero"');
  expect(code).not.toContain('@site/door');
});

it('a page that uses none of them imports nothing', async () => {
  expect(await compilePage('Words.')).not.toContain('@site/');
});
