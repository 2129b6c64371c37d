import {expect, it} from 'vitest';
import {SimulatedTime} from '@site/src/plugins/run-here/browser/worker/simulatedTime';

/** Keeps the processor busy, as a slow computer is with one request. */
function work(milliseconds: number): void {
  const end = performance.now() + milliseconds;
  while (performance.now() < end);
}

it('jumps to the end of a wait, and hardly passes while a program works', async () => {
  const time = new SimulatedTime();
  const start = 1_000_000;
  time.set(start);
  work(1000);
  expect(time.now() - start).toBeGreaterThan(0);
  await Promise.all([time.sleep(2000), time.sleep(3000)]);
  expect(time.now() - start).toBeGreaterThanOrEqual(3000);
  expect(time.now() - start).toBeLessThan(3800); // 4000, were a second of work a second
});

it('ends a wait that is given up with what it was aborted with', async () => {
  const time = new SimulatedTime();
  const controller = new AbortController();
  const wait = time.sleep(60_000, controller.signal);
  controller.abort(new Error('no longer'));
  await expect(wait).rejects.toThrow('no longer');
});

it('does not let a time limit end before the waits that end earlier, however slow the computer is', async () => {
  const time = new SimulatedTime();
  const start = time.now();
  let isLate = false;
  const stop = time.wait(30_000, () => {
    isLate = true;
  });
  for (let step = 0; step < 10; step += 1) {
    await time.sleep(1000);
    work(200); // 2 s in all: a limit of 30 s is over after 1.5 s
  }
  expect(isLate).toBe(false);
  expect(time.now() - start).toBeLessThan(30_000);
  stop();
});

it('lets no wait end while work is done, and every wait after it', async () => {
  const time = new SimulatedTime();
  const ended: string[] = [];
  const wait = time.sleep(1000).then(() => ended.push('wait'));
  const slow = new Promise((resolve) => setTimeout(resolve, 400));
  await time.during(slow).then(() => ended.push('work'));
  await expect(time.during(Promise.reject(new Error('it fails')))).rejects.toThrow('it fails');
  await wait;
  expect(ended).toEqual(['work', 'wait']);
});
