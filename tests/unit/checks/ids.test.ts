import {expect, it} from 'vitest';
import {ids} from '@site/src/checks/ids';
import {CONTRACT, type LoadedContract, openContract} from '@site/src/openapi';
import {runRule} from './content';

/** @returns the contract of the API with changes to what it names */
async function changeContract(change: (loaded: LoadedContract) => Partial<LoadedContract>) {
  const {loaded} = await openContract(process.cwd(), CONTRACT);
  if (!loaded) throw new Error('the contract cannot be read');
  return [{...loaded, ...change(loaded)}];
}

it('reports a source that does not exist', async () => {
  expect(await runRule(ids, '---\nsources: [A0, Q9]\n---\n')).toEqual([
    expect.stringContaining('2:15 unknown id "Q9": not in contract/sources.yaml | use one of A0, '),
  ]);
});

it('reports an open question that does not exist', async () => {
  const field = 'x-open-question';
  const place = 'contract/openapi.yaml:9:1';
  const contracts = await changeContract(() => ({
    listNamedIds: () => [{field, id: 'pagin', place}],
  }));
  expect(await runRule(ids, 'A', {contracts})).toEqual([
    expect.stringContaining(`${place} unknown id "pagin": not in contract/open-questions.yaml`),
  ]);
});

it('reports a part of the contract without a source', async () => {
  const contracts = await changeContract(({contract}) => ({
    contract: {...contract, components: {...contract.components, schemas: {App: {}}}},
  }));
  expect(await runRule(ids, 'A', {contracts})).toEqual([
    expect.stringMatching(/^contract\/openapi\.yaml:\d+:\d+ App has no x-source \| /),
  ]);
});
