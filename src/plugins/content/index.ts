import {utimesSync, watch} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {ContentError, type Problem} from '../problems';
import {PAGE_FOLDERS} from './build/readPages';

export {answerContract} from './build/answerContract';
export {checkPages} from './build/checkPages';
export {attributes, blocks, code, escapeMdx, heading, table} from './build/mdx';
export {placeAt} from './build/texts';
export {pageParser, parsePage, readPages, type Page} from './build/readPages';
export {explainYaml} from './build/readYaml';
export {readFact, readFacts, readQuestions, type Question} from './build/registers';
export {
  remarkTags,
  showUnreadable,
  type Tag,
  type TagDefinition,
  type TagOptions,
  type Tags,
} from './build/remarkTags';
export {keepBrokenLink} from './build/rules/links';
export {factTags} from './build/tags/factTags';
export {questionTags, writeMark, writeQuestions} from './build/tags/questionTags';

/** The folders that the tags of pages draw from. */
const INPUTS = ['contract', 'samples', 'sandbox'] as const;

/** What the rules read. */
const CHECKED = [...PAGE_FOLDERS, ...INPUTS, 'src/site', 'static'];

/** The time without an edit after which the rules run: the edit is on screen, and nobody is in the middle of a word. */
const QUIET_MS = 1000;

/** How to find every mistake in the content. */
export type PluginOptions = {
  readonly check: (siteDir: string) => Promise<readonly Problem[]>;
};

/**
 * Checks the content before the bundler starts: a mistake ends a build; `npm start` lists all, starts, and lists them
 * again after each edit. Lets `npm start` show an edit of what tags draw from, and of the settings.
 */
export default function content({siteDir}: LoadContext, {check}: PluginOptions): Plugin {
  const inSite = (folders: readonly string[]) => folders.map((it) => path.join(siteDir, it));
  const report = async (): Promise<readonly Problem[]> => {
    const problems = await check(siteDir);
    if (problems.length > 0) {
      // Thrown, it would be printed inside a stack trace of Docusaurus.
      const word = problems.every(({isWarning}) => isWarning) ? 'WARNING' : 'ERROR';
      process.stderr.write(`[${word}] To fix:\n${new ContentError(problems).message}\n`);
    }
    return problems;
  };
  return {
    name: 'content',
    async loadContent() {
      const problems = await report();
      if (process.env.NODE_ENV === 'development') watchEdits(siteDir, report);
      else if (problems.some(({isWarning}) => !isWarning)) process.exit(1);
    },
    configureWebpack: () => ({
      module: {
        rules: [
          {
            test: /\.mdx?$/,
            // Docusaurus expects every rule for MDX to list its folders.
            include: inSite(PAGE_FOLDERS),
            enforce: 'pre',
            loader: path.join(__dirname, 'build/trackInputs.cjs'),
            options: {folders: inSite(INPUTS)},
          },
        ],
      },
    }),
  };
}

/** Docusaurus loads its settings, and this file with them, anew after an edit: the last watch ends then. */
const WATCH = Symbol.for('content.watch');

/** Docusaurus would load this plugin again beside that of the pages, and one could undo what the other has read. */
function watchEdits(siteDir: string, report: () => Promise<readonly Problem[]>): void {
  const last: unknown = Reflect.get(globalThis, WATCH);
  if (last instanceof AbortController) last.abort();
  const controller = new AbortController();
  Reflect.set(globalThis, WATCH, controller);
  const {signal} = controller;
  let timer: NodeJS.Timeout | undefined;
  let running = Promise.resolve();
  let isBroken = true;
  const check = async (): Promise<void> => {
    const {length} = await report();
    if (length === 0 && isBroken) process.stdout.write('[SUCCESS] Nothing is left to fix.\n');
    isBroken = length > 0;
  };
  const edited = (): void => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      running = running.then(check, edited);
    }, QUIET_MS);
  };
  for (const folder of CHECKED)
    watch(path.join(siteDir, folder), {recursive: true, signal}, edited);
  watch(siteDir, {signal}, (_event, name) => {
    if (name?.startsWith('sidebars') === true) edited();
  });
  // Docusaurus watches the file of its settings, not what it imports.
  const config = path.join(siteDir, 'docusaurus.config.ts');
  watch(path.join(siteDir, 'src/site'), {signal}, () => utimesSync(config, new Date(), new Date()));
}
