import path from 'node:path';
import {expect, test} from 'vitest';
import {FAULTS} from '@rungen/mock-server/faults';
import {listPrograms} from '@site/src/plugins/console/node/programs';
import {readChecks} from '@site/src/contract/registries';
import {renderChecks} from '@site/src/plugins/reference/node/tables';

const checks = readChecks(process.cwd());

test('a row has programs, failures, and what is left', () => {
  const mdx = renderChecks([{programs: ['a', 'b'], failures: ['c', 'd']}]);
  expect(mdx).toContain('| `a`, `b` | `c`, `d` | Nothing |');
});

test('every program of the site has its row', () => {
  const names = new Set(listPrograms('.').map((file) => path.parse(file).name));
  const listed = checks.flatMap(({programs}) => programs);
  expect(listed.sort(), 'samples/checks.yaml').toEqual([...names].sort());
});

test('every failure is a fault of the mock server', () => {
  const failures = new Set(checks.flatMap((row) => row.failures));
  expect([...failures].filter((name) => !(name in FAULTS))).toEqual([]);
});
