import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import renovate from '@site/renovate.json';
import {readTools, TOOLS} from '@site/src/contract/registries';
import {renderTools} from '@site/src/plugins/reference/node/tools';

const tools = readTools(process.cwd());

test('a row has its versions, its command, and what to know', () => {
  const row = {
    id: 'a',
    kind: 'generator',
    packages: {'@a/b': '1.2.3', c: '4.5.6'},
    newer: {c: '5.0.0'},
    besides: {d: '7.8.9'},
    command: 'npx b',
    know: 'Read it',
  } as const;
  const packages = {e: '1.0.0'};
  const checker = {id: 'e', kind: 'validator', packages, besides: {}, command: 'npx e'} as const;
  const mdx = renderTools([row, checker]);
  expect(mdx).toContain('| `@a/b` 1.2.3, `c` 4.5.6, with Node.js 22 5.0.0 | `npx b` | Read it |');
  expect(mdx).toContain('no complaint about any file: `e` 1.0.0.');
});

test('every generator and import says what to know', () => {
  const rows = tools.filter(({kind}) => kind !== 'validator');
  expect(rows.length).toBeGreaterThan(8);
  for (const {id, know} of rows) expect([id, know]).not.toContain(undefined);
});

test('renovate finds every version', () => {
  const [manager] = renovate.customManagers;
  const found: string[] = [];
  for (const pattern of manager?.matchStrings ?? []) {
    for (const {groups} of readFileSync(TOOLS, 'utf8').matchAll(new RegExp(pattern, 'g'))) {
      found.push(`${groups?.depName}@${groups?.currentValue}`);
    }
  }
  const versions = tools.flatMap(({packages, newer = {}, besides}) =>
    [packages, newer, besides].flatMap(Object.entries).map((entry) => entry.join('@')),
  );
  expect(found).toEqual(versions);
});
