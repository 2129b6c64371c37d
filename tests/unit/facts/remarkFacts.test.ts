import {mkdirSync, mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {toString as textOf} from 'mdast-util-to-string';
import {expect, test} from 'vitest';
import {VFile} from 'vfile';
import {parsePage} from '@site/src/plugins/checks/build/pages/parsePage';
import {remarkFacts} from '@site/src/plugins/facts';
import {parseFacts} from '@site/src/plugins/facts/build/readRegister';

/** Expands the tags of a page, on a site with one fact and one claim. */
function draw(text: string): string {
  const cwd = mkdtempSync(path.join(tmpdir(), 'facts-'));
  mkdirSync(path.join(cwd, 'contract'));
  const write = (file: string, yaml: string): void => writeFileSync(path.join(cwd, file), yaml);
  write('contract/facts.yaml', '- {id: wait, value: 10, unit: minutes, source: samples}');
  write('contract/claims.yaml', '- {id: dark, text: A new `lamp` is **dark**, source: T1}');
  const {page} = parsePage({file: `docs/${text.length}.mdx`, text});
  if (!page) throw new Error('the text is a page that can be read');
  const tree = structuredClone(page.tree);
  remarkFacts()(tree, new VFile({cwd, path: path.join(cwd, 'page.mdx'), value: text}));
  return textOf(tree);
}

test('a fact and a claim replace their tags', () => {
  expect(draw('Wait <Fact id="wait" />. <Claim id="dark" />.')).toBe(
    'Wait 10 minutes. A new lamp is dark.',
  );
});

test('an unknown id is reported with the one that was probably meant', () => {
  expect(() => draw('Wait <Fact id="wiat" />.')).toThrow(
    'page.mdx:1:6 places "wiat", which contract/facts.yaml does not have\n  Fix: did you mean "wait"?',
  );
});

test('an entry without a source, with an unknown key or with a duplicate id is reported', () => {
  const text = '- {id: wait, value: 10}\n- {id: wait, value: 1.0, color: red, source: T1}\n';
  expect(() => parseFacts(text, 'facts.yaml')).toThrow(
    /1:3 has the entry "wait" without source[\s\S]*2:3 has the unknown key "color"[\s\S]*2:3 has the id "wait" a second time/,
  );
});

test('a value keeps its spelling', () => {
  const [fact] = parseFacts('- {id: version, value: 1.0, unit: watts, source: T1}', 'facts.yaml');
  expect(fact?.text).toBe('1.0 watts');
});
