import {expect, it} from 'vitest';
import {SimulatedTime} from '@site/src/plugins/run-here/browser/worker/simulatedTime';

/** Keeps the processor busy, as one request does on a slow computer. */
function work(milliseconds: number): void {
  const end = performance.now() + milliseconds;
  while (performance.now() < end);
}

it('jumps to the end of a wait, and passes slower than real time while a program works', async () => {
  const time = new SimulatedTime();
  const start = 1_000_000;
  time.set(start);
  work(1000);
  expect(time.now() - start).toBeGreaterThan(0);
  await Promise.all([time.sleep(2000), time.sleep(3000)]);
  expect(time.now() - start).toBeGreaterThanOrEqual(3000);
  expect(time.now() - start).toBeLessThan(3800); // it would be 4000 if a second of work took a simulated second
});

it('rejects an aborted wait with the reason of the abort', async () => {
  const time = new SimulatedTime();
  const controller = new AbortController();
  const wait = time.sleep(60_000, controller.signal);
  controller.abort(new Error('no longer'));
  await expect(wait).rejects.toThrow('no longer');
});

it('does not let a time limit expire before waits that end earlier, however slow the computer is', async () => {
  const time = new SimulatedTime();
  const start = time.now();
  let isLate = false;
  const stop = time.wait(30_000, () => {
    isLate = true;
  });
  for (let step = 0; step < 10; step += 1) {
    await time.sleep(1000);
    work(200); // 2 s in total; a limit of 30 s would expire after 1.5 s of work
  }
  expect(isLate).toBe(false);
  expect(time.now() - start).toBeLessThan(30_000);
  stop();
});

it('lets waits end only after the current work is done', async () => {
  const time = new SimulatedTime();
  const ended: string[] = [];
  const wait = time.sleep(1000).then(() => ended.push('wait'));
  const slow = new Promise((resolve) => setTimeout(resolve, 400));
  await time.during(slow).then(() => ended.push('work'));
  await expect(time.during(Promise.reject(new Error('it fails')))).rejects.toThrow('it fails');
  await wait;
  expect(ended).toEqual(['work', 'wait']);
});
