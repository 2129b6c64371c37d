import {expect, test} from 'vitest';
import {SimulatedTime} from '@site/src/plugins/run-here/browser/worker/simulatedTime';

test('waits end in the order of their due times, however slow the computer is', async () => {
  const time = new SimulatedTime();
  const ended: string[] = [];
  const cancel = time.wait(300, () => ended.push('canceled'));
  time.wait(30_000, () => ended.push('limit'));
  const busyUntil = performance.now() + 500; // a limit of 30 s would be over if work took simulated time
  while (performance.now() < busyUntil);
  cancel();
  for (const name of ['first', 'second']) await time.sleep(1000).then(() => ended.push(name));
  expect(ended).toEqual(['first', 'second']);
});

test('an aborted wait rejects with the reason of the abort', async () => {
  const controller = new AbortController();
  const wait = new SimulatedTime().sleep(60_000, controller.signal);
  controller.abort(new Error('no longer'));
  await expect(wait).rejects.toThrow('no longer');
});
