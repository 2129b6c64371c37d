import {fork, type ChildProcess} from 'node:child_process';
import {once} from 'node:events';
import {readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {copySite} from '../build/copySite';
import {runCommand} from '../run/runCommand';
import {COMPILER, compilerArgs} from '../../scripts/build/checkTypes';
import type {Question, Verdict} from './contentLoop';
import {type Mutation, applyMutation} from './Mutation';
import {firstMessage} from './firstMessage';

/** Slow unit tests that do not compare texts. */
const SLOW = ['sandbox/cli', 'sandbox/randomRun', 'reference/downloads', 'mock-server/published'];

const CONTRACTS = /^contract\/open(?:api|ai-compatible)\.yaml$/;
const TYPES = ['contract/types.ts', 'contract/openai-compatible-types.ts'];

/** A copy of the site, in which mutations are introduced and reverted. */
export class SiteCopy {
  readonly #folder: string;
  #checker: ChildProcess | undefined;
  /** Whether code of the copy has changed: the checker process would continue to use the old code. */
  #isStale = false;

  private constructor(folder: string) {
    this.#folder = folder;
  }

  /** @returns a new copy */
  static async make(siteDir: string): Promise<SiteCopy> {
    return new SiteCopy(await copySite(siteDir));
  }

  /** @returns the line that a mutation is on */
  lineOf({file, at}: Mutation): number {
    return this.#read(file).slice(0, at).split('\n').length;
  }

  /**
   * Runs a function while mutations are present, and reverts them afterwards.
   *
   * @param mutations mutations, each in a different file
   */
  async with<Result>(mutations: readonly Mutation[], run: () => Promise<Result>): Promise<Result> {
    const files = mutations.map(({file}) => file);
    const restored = [...files, ...(files.some((it) => CONTRACTS.test(it)) ? TYPES : [])];
    const texts = restored.map((file) => [file, this.#read(file)] as const);
    for (const it of mutations) this.#write(it.file, applyMutation(this.#read(it.file), it));
    const isCode = files.some((file) => file.endsWith('.ts'));
    this.#isStale ||= isCode;
    try {
      return await run();
    } finally {
      for (const [file, text] of texts) this.#write(file, text);
      this.#isStale ||= isCode;
    }
  }

  /** @returns every problem that the requested check finds in the content */
  async ask(question: Question): Promise<Verdict['problems']> {
    if (question === 'content' && this.#isStale) this.#endChecker();
    const script = path.join(this.#folder, 'tests/mutations/contentLoop.ts');
    this.#checker ??= fork(script, {cwd: this.#folder, stdio: ['ignore', 'ignore', 'pipe', 'ipc']});
    const checker = this.#checker;
    let message = '';
    checker.stderr?.on('data', (data: Buffer) => {
      message += data.toString();
    });
    checker.send(question);
    return new Promise((resolve) => {
      checker.once('message', ({problems}: Verdict) => {
        checker.removeAllListeners('close');
        checker.stderr?.removeAllListeners('data');
        resolve(problems);
      });
      checker.once('close', () => {
        this.#checker = undefined;
        resolve([{place: '', problem: firstMessage(message) || 'the check ended'}]);
      });
    });
  }

  /** @returns the first type error, or an empty string */
  checkTypes(): Promise<string> {
    return this.run(process.execPath, [COMPILER, ...compilerArgs('check')]);
  }

  /** @returns the same after the types of the contracts are generated again */
  async checkContractTypes(): Promise<string> {
    return (await this.run('npm', ['run', 'contract:types'])) || this.checkTypes();
  }

  /** @returns the first failing unit test among those whose paths start with one of these, or an empty string */
  runTests(paths: readonly string[]): Promise<string> {
    const filters = paths.map((it) => `tests/unit/${it}`);
    const left = SLOW.flatMap((it) => ['--exclude', `tests/unit/${it}**`]);
    return this.run('vitest', ['run', '--bail', '1', ...left, ...filters]);
  }

  /** @returns the first line that explains why a command failed, or an empty string when it succeeds */
  async run(command: string, args: readonly string[]): Promise<string> {
    const {code, output} = await runCommand(command, args, {}, this.#folder, 180_000);
    return code === 0 ? '' : firstMessage(output) || `${command} failed`;
  }

  async remove(): Promise<void> {
    const closed = this.#checker && once(this.#checker, 'close');
    this.#endChecker();
    await closed;
    rmSync(this.#folder, {recursive: true, force: true});
  }

  #read(file: string): string {
    return readFileSync(path.join(this.#folder, file), 'utf8');
  }

  #write(file: string, text: string): void {
    writeFileSync(path.join(this.#folder, file), text);
  }

  #endChecker(): void {
    this.#checker?.removeAllListeners('close');
    this.#checker?.kill();
    this.#checker = undefined;
    this.#isStale = false;
  }
}
