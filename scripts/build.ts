import './build/assertVersions';
import {ContentError, type Problem} from '../src/plugins/problems';
import {type BuiltPages, buildPages} from './build/buildPages';
import {checkContentInChild} from './build/checkContentInChild';
import {checkOutput} from './build/checkOutput';
import {checkTypes} from './build/checkTypes';
import {cleanUp, nameFolders, type OutputFolders, swap} from './build/OutputFolders';
import {LOCK, lockBuild} from './build/lockBuild';
import {readArguments} from './build/readArguments';

const say = (line: string): void => {
  console.log(line);
};

const stop = new AbortController();

/** The result when the content has mistakes, so that it is pointless to wait for the pages. */
const FAILED: BuiltPages = {code: 1, fault: ''};

/**
 * `npm run build`: builds into a temporary folder, checks the result, and then swaps it in. Until the swap, the last
 * good site is not touched, however the build ends.
 *
 * @returns the exit code
 */
async function main(args: readonly string[]): Promise<number> {
  const {outDir, rest} = readArguments(args);
  const unlock = lockBuild(LOCK);
  const folders = nameFolders(outDir);
  if (cleanUp(folders)) {
    say('[INFO] Cleaned up after a build that did not finish.');
  }
  try {
    const code = await buildAside(folders, rest);
    if (code === 0 && !stop.signal.aborted) {
      swap(folders);
      say(`[SUCCESS] The site is in ${outDir}.`);
    } else {
      say(`[INFO] ${outDir} is unchanged.`);
    }
    return code;
  } finally {
    cleanUp(folders);
    unlock();
  }
}

/** Imported late: loading the packages of the passes first would delay the page build by most of a second. */
const loadPasses = () => import('./build/changePages');

/**
 * Checks content and types while the pages are built. Both checks report errors more clearly than the bundler does,
 * so when they find any, the page build is aborted and all errors are reported at once. A build that succeeds never
 * waits for the type check: `npm test` runs it too.
 */
async function buildAside({next}: OutputFolders, rest: readonly string[]): Promise<number> {
  const broken = new AbortController();
  const either = AbortSignal.any([stop.signal, broken.signal]);
  const pages = buildPages([...rest, '--out-dir', next], either);
  pages.catch(() => undefined); // it is awaited below, after the checks
  let typeFaults: string | undefined;
  const over = new AbortController();
  const types = checkTypes(AbortSignal.any([stop.signal, over.signal]))
    .catch((error: unknown) => `The types could not be checked: ${String(error)}`)
    .then((faults) => {
      typeFaults = faults;
      if (faults !== '') broken.abort();
    });
  try {
    const problems = await checkContentInChild((line) => {
      say(`[INFO] prose: ${line}`);
    }, stop.signal);
    if (problems.length === 0) await loadPasses(); // costs no time: the pages are still being built
    const built = problems.length > 0 ? FAILED : await pages;
    if (built.code !== 0) {
      broken.abort();
      await types;
    }
    if (problems.length > 0 || (typeFaults ?? '') !== '') {
      sayProblems(problems);
      sayTypes(typeFaults ?? '');
      return 1;
    }
    if (typeFaults === undefined) {
      say('[INFO] The type check has not finished yet; npm test runs it too.');
    }
    return await finish(built, next);
  } finally {
    over.abort();
    broken.abort();
    await pages;
  }
}

/** Runs the passes over the built files, if the page build succeeded, and returns the exit code. */
async function finish({code, fault}: BuiltPages, next: string): Promise<number> {
  if (code !== 0) {
    sayFault(fault);
    return code;
  }
  const {changePages} = await loadPasses();
  await changePages(next, stop.signal, (line) => {
    say(`[INFO] ${line}.`);
  });
  if (!stop.signal.aborted) say(`[INFO] ${await checkOutput(next)}`);
  return 0;
}

function sayProblems(problems: readonly Problem[]): void {
  if (problems.length > 0) {
    sayFault(`To fix:\n${new ContentError(problems).message}`);
  }
}

function sayTypes(faults: string): void {
  if (faults !== '') {
    sayFault(`Type errors:\n${faults}`);
  }
}

function sayFault(fault: string): void {
  if (!stop.signal.aborted) {
    console.error(`[ERROR] ${fault}`);
  }
}

/** On Ctrl+C and similar signals, stops the build and removes what it wrote. */
function stopOn(signal: NodeJS.Signals, code: number): void {
  process.once(signal, () => {
    process.exitCode = code;
    stop.abort();
  });
}

stopOn('SIGINT', 130);
stopOn('SIGTERM', 143);
stopOn('SIGHUP', 129);

void main(process.argv.slice(2)).then(
  (code) => {
    process.exitCode ??= code;
  },
  (error: unknown) => {
    console.error(`[ERROR] ${error instanceof Error ? error.message : String(error)}`);
    process.exitCode ??= 1;
  },
);
