import {spawn} from 'node:child_process';
import {expect, test} from 'vitest';
import {start} from './callSandbox';

/** Runs the command line until it prints `until`, or ends. */
function run(args: readonly string[], until?: string) {
  return new Promise<{code: number | null; out: string}>((resolve) => {
    // Not with the `tsx` command, which exits with a code of its own when the machine is busy.
    const child = spawn(process.execPath, ['--import', 'tsx', 'sandbox/cli.ts', ...args]);
    let out = '';
    const read = (part: Buffer) => {
      out += part.toString();
      if (until && out.includes(until)) child.kill('SIGTERM');
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.on('close', (code) => resolve({code, out}));
  });
}

test('the start message has lines to copy, and an interrupt stops the mock server cleanly', async () => {
  const {code, out} = await run(['--port', '0'], 'press Ctrl+C');
  expect(out).toMatch(/export RUNGEN_API=http:\/\/127\.0\.0\.1:\d+\n/);
  expect(out).toContain('export RUNGEN_API_KEY=');
  expect(out).toContain('The mock server has stopped. Its apps and jobs are gone.');
  expect(code).toBe(0);
});

test('a port that is in use is reported with advice and without a stack', async () => {
  const {url} = await start();
  const {code, out} = await run(['--port', new URL(url).port]);
  expect(code).toBe(1);
  expect(out).toContain('The port is taken');
  expect(out).toContain('npm run mock -- --port 0');
  expect(out).not.toContain('    at ');
});

test('an invalid argument is reported with the usage and without a stack', async () => {
  const {code, out} = await run(['--fault', 'fire']);
  expect(code).toBe(1);
  expect(out).toContain("the fault rule 'fire'");
  expect(out).toContain('Usage: npm run mock');
  expect(out).not.toContain('    at ');
});
