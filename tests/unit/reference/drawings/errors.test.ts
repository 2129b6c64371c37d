import {expect, test} from 'vitest';
import {readContract} from '@site/src/plugins/reference/build/contract/readContract';
import {listErrors} from '@site/src/plugins/reference/build/drawings/listErrors';
import {readExchanges} from '@site/src/plugins/reference/build/drawings/readExchanges';
import {provokeErrors} from '../../../errors/provokeErrors';

test('pages show the exchange of each documented error, with its text; after a change run npm run record -- errors', async () => {
  const errors = listErrors(await readContract('contract/openapi.yaml'));
  const ids = errors.map(({id}) => id);
  const provoked = await provokeErrors();
  expect(Object.keys(provoked).sort()).toEqual([...ids].sort());
  expect(Object.fromEntries(readExchanges(process.cwd(), ids))).toEqual(provoked);
  for (const {id, status, text} of errors) {
    expect(provoked[id]).toContain(`HTTP/1.1 ${status} `);
    for (const part of text.split(/<\w+>/)) expect(provoked[id]).toContain(part);
  }
});
