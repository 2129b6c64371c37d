import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {ContentError, endCommand, hashFiles, listFiles, type Problem} from '../../files';
import {COMPONENT_INPUTS, PAGE_INPUTS} from '../../files/inputs';
import {PAGE_FOLDERS} from '../mdx';

/** Debounce delay after the page is compiled: then the edit is on screen, and the writer has paused. */
const QUIET_MS = 1000;

type SiteFolders = Pick<LoadContext, 'siteDir' | 'generatedFilesDir'>;

type Check = (siteDir: string) => Promise<readonly Problem[]>;

type BundlerConfig = Parameters<NonNullable<Plugin['configureWebpack']>>[0];

/**
 * Checks the content. In a build, before the bundler starts: a problem ends it. In `npm start`, when the site is there,
 * and after each edit. It also makes the bundler see what pages are made from in addition to modules.
 *
 * @param check finds every problem in the content
 */
export default async function content(context: SiteFolders, check: Check): Promise<Plugin> {
  const isLive = process.env.NODE_ENV === 'development';
  // Before any plugin loads its content, and fails on the same problem with a stack trace.
  if (!isLive) await checkBuild(context, check);
  const live = isLive ? followEdits(context, check) : {};
  return {
    name: 'content',
    configureWebpack: (config) => ({...renewCache(config, context), ...live}),
  };
}

/** Everything that the checks read: links lead to files of `static`. */
const CHECK_INPUTS = [...PAGE_INPUTS, ...PAGE_FOLDERS, 'static'];

/** Checks, unless nothing has changed since the checks passed. Ends the command if there is a problem. */
async function checkBuild({siteDir, generatedFilesDir}: SiteFolders, check: Check): Promise<void> {
  const passedFile = path.join(generatedFilesDir, 'checked.txt');
  const state = process.version + hashFiles(siteDir, CHECK_INPUTS);
  if (existsSync(passedFile) && readFileSync(passedFile, 'utf8') === state) return;
  const problems = await check(siteDir);
  if (problems.length > 0) endCommand(describe(problems));
  mkdirSync(generatedFilesDir, {recursive: true});
  writeFileSync(passedFile, state);
}

const UNKNOWN_CACHE =
  "The bundler's cache cannot be invalidated by page inputs. Set rspackPersistentCache to false in docusaurus.config.ts.";

/** Makes a change of what pages are made from invalidate the cache of the bundler, which itself sees only modules. */
function renewCache({cache, experiments = {}}: BundlerConfig, {siteDir}: SiteFolders): object {
  // Rspack 1 has its cache among the experiments, Rspack 2 does not. The types are those of webpack.
  const inputs = {cache: {buildDependencies: listFiles(siteDir, PAGE_INPUTS)}};
  if ('cache' in experiments) return {experiments: inputs};
  if (typeof cache === 'object') return inputs;
  if (cache) throw new Error(UNKNOWN_CACHE);
  return {};
}

/** Checks after each compilation, and makes the bundler compile pages again when their components change. */
function followEdits({siteDir}: SiteFolders, check: Check): BundlerConfig {
  const inSite = (folders: readonly string[]): string[] =>
    folders.map((folder) => path.join(siteDir, folder));
  let hadProblems = false;
  let timer: NodeJS.Timeout | undefined;

  async function checkAndPrint(): Promise<void> {
    const problems = await check(siteDir);
    if (problems.length > 0) process.stderr.write(`[ERROR] ${describe(problems)}\n`);
    else if (hadProblems) process.stdout.write('[SUCCESS] Nothing is left to fix.\n');
    hadProblems = problems.length > 0;
  }

  // With pages, `getPathsToWatch` would load this plugin and that of the page at the same time, and Docusaurus keeps only
  // the routes of the one that ends last.
  function checkLater(): void {
    clearTimeout(timer);
    timer = setTimeout(() => {
      checkAndPrint().catch((error: unknown) => process.stderr.write(`${String(error)}\n`));
    }, QUIET_MS);
  }

  return {
    plugins: [
      {
        apply: ({hooks}) => hooks.done.tap('content', checkLater),
      },
    ],
    module: {
      rules: [
        {
          test: /\.mdx?$/,
          // Docusaurus expects every rule for MDX to list its folders.
          include: inSite(PAGE_FOLDERS),
          enforce: 'pre',
          loader: path.join(__dirname, 'node/trackInputs.cjs'),
          options: {folders: inSite(COMPONENT_INPUTS)},
        },
      ],
    },
  };
}

function describe(problems: readonly Problem[]): string {
  return `To fix:\n${new ContentError(problems).message}`;
}
