import {parseArgs} from 'node:util';
import {runRandom} from './runRandom';

/**
 * Runs random requests against the mock server and prints the results. `--seconds 300` sets how long, `--seed 7`
 * repeats the choices of a run, `--at-once 32` sets how many requests run in parallel. Exit status 1 on any fault.
 */
async function main(): Promise<void> {
  const text = {type: 'string'} as const;
  const {values} = parseArgs({options: {seconds: text, seed: text, 'at-once': text}});
  const seed = Number(values.seed ?? Date.now() % 1_000_000);
  const {seconds = '20', 'at-once': concurrency = '32'} = values;
  console.log(`seed ${seed}, ${seconds} seconds, ${concurrency} at once`);
  const report = await runRandom({
    seconds: Number(seconds),
    seed,
    concurrency: Number(concurrency),
  });
  for (const fault of report.faults) console.error(`✗ ${fault}`);
  for (const change of report.transitions) console.log(`  ${change}`);
  const statuses = [...report.statuses].sort(([one], [other]) => one - other);
  console.log(statuses.map(([status, count]) => `${status}: ${count}`).join(', '));
  const memory = Math.round(report.mostMemory / 1_000_000);
  console.log(
    `${report.requests} requests, ${report.faults.length} faults, slowest ${Math.round(report.slowestMs)} ms,` +
      ` at most ${memory} MB with the callers`,
  );
  if (report.faults.length > 0) process.exitCode = 1;
}

void main();
