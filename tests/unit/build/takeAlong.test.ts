import {spawn, spawnSync} from 'node:child_process';
import {expect, it} from 'vitest';
import {takeAlong} from '../../../scripts/build/takeAlong';

/** A program that has ended stays listed as a zombie until its parent asks for it, which may take long. */
function isAlive(id: number): boolean {
  const {stdout} = spawnSync('ps', ['-o', 'stat=', '-p', String(id)], {encoding: 'utf8'});
  return /^[^Z\s]/.test(stdout.trim());
}

it('ends what a process has started, too, when the build stops', async () => {
  const stop = new AbortController();
  const child = spawn('sh', ['-c', 'sleep 600 & echo $!; wait'], {detached: true});
  takeAlong(child, stop.signal, true);
  const grandchild = await new Promise<number>((resolve) => {
    child.stdout.once('data', (text: Buffer) => resolve(Number(text.toString())));
  });
  expect(isAlive(grandchild)).toBe(true);
  stop.abort();
  await expect.poll(() => isAlive(grandchild)).toBe(false);
});
