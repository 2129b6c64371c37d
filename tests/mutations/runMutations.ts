import {execFileSync, spawn} from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {type Check, listChecks} from './checks';
import {applyMutation, MUTATED_FILE, MUTATIONS} from './mutations';

type Result = {readonly check: Check; readonly failed: boolean; readonly line: string};

const UNIT_TESTS = 'tests/unit';
const MINUTES = 10;

/**
 * Makes each mistake alone in a copy of the site and tells which checks notice. First the copy is checked
 * without a mistake, because a check that fails anyway shows nothing. The exit status is 1 when a mistake
 * goes unnoticed, or a check fails without one. `--only <text>` makes the mistakes with the text in their name.
 */
async function runMutations(): Promise<void> {
  const {values} = parseArgs({options: {only: {type: 'string'}}});
  const chosen = MUTATIONS.filter(({name}) => name.includes(values.only ?? ''));
  const copy = copySite();
  try {
    const contract = readFileSync(path.join(copy, MUTATED_FILE), 'utf8');
    const before = await runChecks(copy, listChecks(UNIT_TESTS));
    report('no mistake', before);
    const broken = before.filter(({failed}) => failed);
    const checks = before.filter(({failed}) => !failed).map(({check}) => check);
    let unnoticed = 0;
    for (const mutation of chosen) {
      writeFileSync(path.join(copy, MUTATED_FILE), applyMutation(contract, mutation));
      await runInCopy(copy, 'npm', ['run', '--silent', 'contract:types']);
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

/** Copies what git knows of the site, and shares the installed packages. */
function copySite(): string {
  const copy = mkdtempSync(path.join(tmpdir(), 'mutations-'));
  const list = execFileSync('git', [
    'ls-files',
    '-z',
    '--cached',
    '--others',
    '--exclude-standard',
  ]);
  for (const file of list.toString().split('\0').filter(Boolean)) {
    mkdirSync(path.join(copy, path.dirname(file)), {recursive: true});
    cpSync(file, path.join(copy, file));
  }
  symlinkSync(path.resolve('node_modules'), path.join(copy, 'node_modules'));
  commitAll(copy);
  return copy;
}

/** The build asks git when a page last changed. */
function commitAll(copy: string): void {
  const run = (...args: readonly string[]) => execFileSync('git', args, {cwd: copy});
  run('init', '--quiet');
  run('add', '--all');
  const author = ['-c', 'user.name=Mutations', '-c', 'user.email=mutations@localhost'];
  run(...author, 'commit', '--quiet', '--no-verify', '--message', 'A copy to make mistakes in');
}

async function runChecks(copy: string, checks: readonly Check[]): Promise<Result[]> {
  const results: Result[] = [];
  for (const check of checks) {
    const {code, output} = await runInCopy(copy, check.command, check.args);
    results.push({check, failed: code !== 0, line: code === 0 ? '' : firstComplaint(output)});
  }
  return results;
}

function runInCopy(
  copy: string,
  command: string,
  args: readonly string[],
): Promise<{code: number; output: string}> {
  const tools = path.resolve('node_modules/.bin');
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: copy,
      env: {
        ...process.env,
        PATH: `${tools}${path.delimiter}${process.env.PATH ?? ''}`,
        NO_COLOR: '1',
        // The cache lies with the packages, which the site that is copied uses too.
        DOCUSAURUS_NO_PERSISTENT_CACHE: '1',
      },
      stdio: ['ignore', 'pipe', 'pipe'],
      timeout: MINUTES * 60_000,
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        output += text;
      });
    }
    child.on('error', ({message}) => resolve({code: 1, output: message}));
    child.on('close', (code) => resolve({code: code ?? 1, output}));
  });
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
