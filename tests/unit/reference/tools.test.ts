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
    besides: {d: '7.8.9'},
    command: 'npx b',
    know: 'Read it',
  } as const;
  const checker = {id: 'e', kind: 'validator', packages: {e: '1.0.0'}, besides: {}} as const;
  const mdx = renderTools([row, checker]);
  expect(mdx).toContain('| `@a/b` 1.2.3, `c` 4.5.6 | `npx b` | Read it |');
  expect(mdx).toContain('without a warning: `e` 1.0.0.');
});

test('every generator and import has a command and what to know', () => {
  const rows = tools.filter(({kind}) => kind !== 'validator');
  expect(rows.length).toBeGreaterThan(8);
  for (const {id, command, know} of rows) expect([id, command, know]).not.toContain(undefined);
});

test('renovate finds every version', () => {
  const [manager] = renovate.customManagers;
  const found: string[] = [];
  for (const pattern of manager?.matchStrings ?? []) {
    for (const {groups} of readFileSync(TOOLS, 'utf8').matchAll(new RegExp(pattern, 'g'))) {
      found.push(`${groups?.depName}@${groups?.currentValue}`);
    }
  }
  const versions = tools.flatMap(({packages, besides}) =>
    [...Object.entries(packages), ...Object.entries(besides)].map((entry) => entry.join('@')),
  );
  expect(found).toEqual(versions);
});
