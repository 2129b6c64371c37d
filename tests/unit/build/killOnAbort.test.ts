import {spawn} from 'node:child_process';
import {expect, it} from 'vitest';
import {killOnAbort} from '../../../scripts/build/killOnAbort';
import {isAlive} from '../isAlive';

it('also ends the child processes of a process when the build stops', async () => {
  const stop = new AbortController();
  const child = spawn('sh', ['-c', 'sleep 600 & echo $!; wait'], {detached: true});
  killOnAbort(child, stop.signal, true);
  const grandchild = await new Promise<number>((resolve) => {
    child.stdout.once('data', (text: Buffer) => resolve(Number(text.toString())));
  });
  expect(isAlive(grandchild)).toBe(true);
  stop.abort();
  await expect.poll(() => isAlive(grandchild)).toBe(false);
});
