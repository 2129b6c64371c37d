import {expect, test} from 'vitest';
import {readAllowList} from '@site/src/plugins/checks/build/prose/readAllowList';

const FORM = 'write a list of entries with names and reason';

test('each name of an entry has its reason, its pages and its place', () => {
  const text = '# why\n- names: [jq, go]\n  reason: Programs.\n  pages: [docs/a.mdx]\n';
  expect(readAllowList(text, 'list.yaml')).toEqual([
    {name: 'jq', reason: 'Programs.', pages: ['docs/a.mdx'], place: 'list.yaml:2:3'},
    {name: 'go', reason: 'Programs.', pages: ['docs/a.mdx'], place: 'list.yaml:2:3'},
  ]);
});

test('an entry without a reason and one without names are both reported', () => {
  expect(() => readAllowList('- names: [jq]\n- reason: Programs.\n', 'list.yaml')).toThrow(
    [
      'list.yaml:1:3 has an entry without reason for jq',
      '  Fix: write names as a list, and reason in one sentence',
      'list.yaml:2:3 has an entry without names',
      '  Fix: write names as a list, and reason in one sentence',
    ].join('\n'),
  );
});

test('a file that is not a list is reported', () => {
  expect(() => readAllowList('names: jq\n', 'list.yaml')).toThrow(
    `list.yaml:1:1 is no list\n  Fix: ${FORM}`,
  );
});

test('invalid YAML is reported with its line', () => {
  expect(() => readAllowList('- names: [jq\n', 'list.yaml')).toThrow(
    /^list\.yaml:\d+:\d+ is not valid YAML: /,
  );
});
