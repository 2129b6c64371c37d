import {AFTER_BUILD} from './build/afterBuild';
import {buildPages} from './build/buildPages';
import {checkOutput} from './build/checkOutput';
import {checkTypes} from './build/checkTypes';
import {clearUp, nameFolders, type OutputFolders, swap} from './build/OutputFolders';
import {readArguments} from './build/readArguments';

const say = (line: string): void => {
  console.log(line);
};

const stop = new AbortController();

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

/** Types are checked while pages are built, and both tell their faults before the build gives up. */
async function buildAside({next}: OutputFolders, rest: readonly string[]): Promise<number> {
  const [code, typeFaults] = await Promise.all([
    buildPages([...rest, '--out-dir', next], stop.signal),
    checkTypes(stop.signal),
  ]);
  if (typeFaults !== '' && !stop.signal.aborted) {
    console.error(`[ERROR] Types do not fit:\n${typeFaults}`);
  }
  if (code !== 0 || typeFaults !== '') {
    return code === 0 ? 1 : code;
  }
  for (const step of AFTER_BUILD) {
    say(`[INFO] ${step.name}: ${await step.run(next)}`);
  }
  say(`[INFO] ${await checkOutput(next)}`);
  return 0;
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
