import {readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {copySite} from '../build/copySite';
import {runCommand} from '../run/runCommand';
import {type Check, listChecks} from './checks';
import {applyMutation, MUTATED_FILE, MUTATIONS} from './mutations';

type Result = {readonly check: Check; readonly failed: boolean; readonly line: string};

const UNIT_TESTS = 'tests/unit';

/**
 * Makes each mistake alone in a copy of the site and tells which checks notice. First the copy is checked
 * without a mistake, because a check that fails anyway shows nothing. The exit status is 1 when a mistake
 * goes unnoticed, or a check fails without one. `--only <text>` makes the mistakes with the text in their name.
 */
async function runMutations(): Promise<void> {
  const {values} = parseArgs({options: {only: {type: 'string'}}});
  const chosen = MUTATIONS.filter(({name}) => name.includes(values.only ?? ''));
  const copy = await copySite(process.cwd());
  try {
    const contract = readFileSync(path.join(copy, MUTATED_FILE), 'utf8');
    const before = await runChecks(copy, listChecks(UNIT_TESTS));
    report('no mistake', before);
    const broken = before.filter(({failed}) => failed);
    const checks = before.filter(({failed}) => !failed).map(({check}) => check);
    let unnoticed = 0;
    for (const mutation of chosen) {
      writeFileSync(path.join(copy, MUTATED_FILE), applyMutation(contract, mutation));
      await runCommand('npm', ['run', '--silent', 'contract:types'], {}, copy);
      const results = await runChecks(copy, checks);
      report(mutation.name, results);
      if (results.every(({failed}) => !failed)) unnoticed += 1;
    }
    console.log(
      `${chosen.length} mistakes, ${unnoticed} unnoticed, by ${checks.length} checks; ${broken.length} checks fail without a mistake`,
    );
    process.exitCode = unnoticed > 0 || broken.length > 0 || chosen.length === 0 ? 1 : 0;
  } finally {
    rmSync(copy, {recursive: true, force: true});
  }
}

async function runChecks(copy: string, checks: readonly Check[]): Promise<Result[]> {
  const results: Result[] = [];
  for (const check of checks) {
    const {code, output} = await runCommand(check.command, check.args, {}, copy);
    results.push({check, failed: code !== 0, line: code === 0 ? '' : firstComplaint(output)});
  }
  return results;
}

/** The line of a tool's output that says what is wrong, as far as a machine can tell. */
function firstComplaint(output: string): string {
  const lines = output.split('\n').map((line) => line.trim());
  const complaint =
    lines.find((line) => /\.(?:mdx?|ya?ml):\d+:\d+/.test(line)) ??
    lines.find((line) =>
      /^(?:FAIL |AssertionError|ContentError|\[cause\])|\berror TS\d+/.test(line),
    ) ??
    lines.find((line) => /Error:|failed/i.test(line)) ??
    lines.find((line) => line !== '');
  return (complaint ?? '').slice(0, 160);
}

function report(name: string, results: readonly Result[]): void {
  const failed = results.filter((result) => result.failed);
  console.log(`\n${name}: ${failed.length} of ${results.length} checks failed`);
  for (const {check, line} of failed) console.log(`  ${check.name}: ${line}`);
}

void runMutations();
