import {expect, test} from 'vitest';
import {readContract} from '@site/src/plugins/reference/build/contract/readContract';
import {listErrors} from '@site/src/plugins/reference/build/drawings/listErrors';
import {readExchanges} from '@site/src/plugins/reference/build/drawings/readExchanges';
import {provokeErrors} from '../../../errors/provokeErrors';

const errors = listErrors(await readContract('contract/openapi.yaml'));
const documented = errors.flatMap((error) =>
  error.operations.map((operation) => ({name: `${error.id} ${operation.id}`, error})),
);
const provoked = await provokeErrors();

test('every documented error of every operation is provoked, and nothing else', () => {
  expect(documented.length).toBeGreaterThan(0);
  expect([...provoked.keys()].sort()).toEqual(documented.map(({name}) => name).sort());
  console.log(`${errors.length} errors, provoked in ${provoked.size} operations`);
});

test.each(documented)('$name has the status and the text of the contract', ({name, error}) => {
  const exchange = provoked.get(name);
  expect(String(exchange?.status)).toBe(error.status);
  for (const part of error.text.split(/<\w+>/)) expect(exchange?.error).toContain(part);
});

test('the exchanges that pages show are the captured ones; after a change run npm run record -- errors', () => {
  const shown = readExchanges(
    process.cwd(),
    errors.map(({id}) => id),
  );
  for (const {id, operations} of errors) {
    expect(shown.get(id)).toBe(provoked.get(`${id} ${operations[0]?.id ?? ''}`)?.text);
  }
});
