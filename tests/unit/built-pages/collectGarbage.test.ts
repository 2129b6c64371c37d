import {setImmediate} from 'node:timers/promises';
import {expect, it} from 'vitest';
import {collectGarbage} from '@site/src/plugins/built-pages/collectGarbage';

it('gives the memory of what nobody uses back, and of nothing else', async () => {
  const used = {name: 'used'};
  const refs = [new WeakRef(used), new WeakRef({name: 'unused'})];
  await setImmediate(); // a reference that was just made keeps its object for the moment
  collectGarbage();
  await setImmediate();
  expect(refs.map((ref) => ref.deref()?.name)).toEqual([used.name, undefined]);
});
