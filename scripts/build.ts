import './build/rightVersions';
import {ContentError, type Problem} from '../src/plugins/problems';
import {type BuiltPages, buildPages} from './build/buildPages';
import {checkContentBeside} from './build/checkContentBeside';
import {checkOutput} from './build/checkOutput';
import {checkTypes} from './build/checkTypes';
import {clearUp, nameFolders, type OutputFolders, swap} from './build/OutputFolders';
import {readArguments} from './build/readArguments';

const say = (line: string): void => {
  console.log(line);
};

const stop = new AbortController();

/** Pages that nobody waits for, because what they are made from has mistakes. */
const FAILED: BuiltPages = {code: 1, fault: ''};

/**
 * `npm run build`: builds aside, checks, and then swaps. Until the swap nothing of the last good site is
 * touched, however the build ends.
 *
 * @returns the exit code
 */
async function main(args: readonly string[]): Promise<number> {
  const {outDir, rest} = readArguments(args);
  const folders = nameFolders(outDir);
  if (clearUp(folders)) {
    say('[INFO] Cleared up behind a build that did not come to its end.');
  }
  try {
    const code = await buildAside(folders, rest);
    if (code === 0) {
      swap(folders);
      say(`[SUCCESS] The site is in ${outDir}.`);
    } else {
      say(`[INFO] ${outDir} is as it was before.`);
    }
    return code;
  } finally {
    clearUp(folders);
  }
}

/** Loaded late: the packages of the passes would hold up the start of the pages for most of a second. */
const loadPasses = () => import('./build/changePages');

/**
 * Content and types are checked while pages are built. Both know better words for their faults than the
 * bundler does, so when they find some, the pages are given up, and everything found is told at once. A build
 * that succeeds never waits for the types: `npm test` checks them too.
 */
async function buildAside({next}: OutputFolders, rest: readonly string[]): Promise<number> {
  const broken = new AbortController();
  const either = AbortSignal.any([stop.signal, broken.signal]);
  const pages = buildPages([...rest, '--out-dir', next], either);
  let typeFaults: string | undefined;
  const over = new AbortController();
  const types = checkTypes(AbortSignal.any([stop.signal, over.signal])).then((faults) => {
    typeFaults = faults;
    if (faults !== '') broken.abort();
  });
  try {
    const problems = await checkContentBeside((line) => {
      say(`[INFO] prose: ${line}`);
    }, stop.signal);
    if (problems.length === 0) await loadPasses(); // pages are still built: nobody waits for it
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
      say('[INFO] The types are not read yet; npm test checks them.');
    }
    return await finish(built, next);
  } finally {
    over.abort();
    broken.abort();
    await pages;
  }
}

/** The passes over the built files, if there are any. */
async function finish({code, fault}: BuiltPages, next: string): Promise<number> {
  if (code !== 0) {
    sayFault(fault);
    return code;
  }
  const {changePages} = await loadPasses();
  await changePages(next, (line) => {
    say(`[INFO] ${line}.`);
  });
  say(`[INFO] ${await checkOutput(next)}`);
  return 0;
}

function sayProblems(problems: readonly Problem[]): void {
  if (problems.length > 0) {
    sayFault(`To fix:\n${new ContentError(problems).message}`);
  }
}

function sayTypes(faults: string): void {
  if (faults !== '') {
    sayFault(`Types do not fit:\n${faults}`);
  }
}

function sayFault(fault: string): void {
  if (!stop.signal.aborted) {
    console.error(`[ERROR] ${fault}`);
  }
}

/** Ctrl+C and the like: the build stops, and what it wrote goes. */
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
