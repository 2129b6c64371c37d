import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {COMPILER, compilerArgs} from '../../scripts/build/checkTypes';
import {AUDIT} from './auditStep';
import {checkLock, type Lock} from './checkLock';
import {runCommand} from './runCommand';
import {toOutcome, type Step} from './Step';

/** Counts the matches of a pattern that has the flag `g`. */
function count(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0;
}

/** Parses a number that a tool prints, for example "Files checked: 48". */
function readNumber(text: string, pattern: RegExp): number {
  return Number(pattern.exec(text)?.[1] ?? 0);
}

type Point = {readonly line?: number; readonly column?: number};

type EslintFile = {
  readonly filePath: string;
  readonly messages: readonly (Point & {
    readonly message: string;
    readonly ruleId: string | null;
  })[];
};

type StylelintFile = {
  readonly source: string;
  readonly warnings: readonly (Point & {readonly text: string})[];
};

/** Parses a tool's JSON report. A tool that stopped early wrote none, which counts as having read nothing. */
function parseReport(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return [];
  }
}

function formatPlace(file: string, {line = 1, column = 1}: Point): string {
  return `${path.relative('.', file)}:${line}:${column}`;
}

/** The checks that only read files and build nothing. The slowest come first. */
export const STATIC_STEPS: readonly Step[] = [
  {
    name: 'types',
    async run() {
      const {code, output} = await runCommand(process.execPath, [
        COMPILER,
        ...compilerArgs('check'),
        '--listFiles',
        '--pretty',
        'false',
      ]);
      const lines = output.split('\n');
      const own = lines.filter((line) => line.startsWith('/') && !line.includes('/node_modules/'));
      const faults = lines.filter((line) => line !== '' && !line.startsWith('/'));
      return toOutcome(own.length, 'files', code === 0, faults.join('\n'));
    },
  },
  {
    name: 'eslint',
    async run() {
      const args = ['.', '--max-warnings', '0', '--format', 'json'];
      const {code, stdout, output} = await runCommand('eslint', args);
      const files = parseReport(stdout) as readonly EslintFile[];
      const faults = files.flatMap(({filePath, messages}) =>
        messages.map(
          (it) => `${formatPlace(filePath, it)} ${it.message} (${it.ruleId ?? 'syntax'})`,
        ),
      );
      return toOutcome(files.length, 'files', code === 0, faults.join('\n') || output);
    },
  },
  {
    name: 'spelling',
    async run() {
      const {code, output} = await runCommand('cspell', ['--no-progress']);
      const fix = 'Fix the word, or add it to project-words.txt.';
      return toOutcome(
        readNumber(output, /Files checked: (\d+)/),
        'files',
        code === 0,
        `${output}${fix}`,
      );
    },
  },
  {
    name: 'prettier',
    async run() {
      const {code, output} = await runCommand('prettier', ['--check', '.', '--log-level', 'debug']);
      const files = count(output, /loaded options/g);
      const faults = output.split('\n').filter((line) => /^\[(?:warn|error)\]/.test(line));
      return toOutcome(
        files,
        'files',
        code === 0,
        [...faults, 'Run npx prettier --write .'].join('\n'),
      );
    },
  },
  {
    name: 'stylelint',
    async run() {
      const {code, output} = await runCommand('stylelint', ['src/**/*.css', '--formatter', 'json']);
      const files = parseReport(output) as readonly StylelintFile[];
      const faults = files.flatMap(({source, warnings}) =>
        warnings.map((it) => `${formatPlace(source, it)} ${it.text}`),
      );
      return toOutcome(files.length, 'files', code === 0, faults.join('\n') || output);
    },
  },
  {
    name: 'markdownlint',
    async run() {
      const {code, output} = await runCommand('markdownlint-cli2', []);
      return toOutcome(readNumber(output, /Linting: (\d+) file/), 'files', code === 0, output);
    },
  },
  {
    name: 'contract lint',
    async run() {
      const {code, output} = await runCommand('npm', ['run', '--silent', 'check:contract']);
      return toOutcome(count(output, /validated in/g), 'contracts', code === 0, output);
    },
  },
  {
    name: 'lock',
    cases: [18],
    async run() {
      const lock = JSON.parse(await readFile('package-lock.json', 'utf8')) as Lock;
      const faults = checkLock(lock);
      const packages = Object.keys(lock.packages).length;
      return toOutcome(packages, 'packages', faults.length === 0, faults.join('\n'));
    },
  },
  AUDIT,
];
