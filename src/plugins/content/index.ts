import {utimesSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {ContentError, type Problem} from '../problems';
import {PAGE_FOLDERS} from './node/readPages';

export {checkPages} from './node/checkPages';
export {attributes, blocks, code, escapeMdx, heading, table} from './node/mdx';
export {placeAt} from './node/texts';
export {pageParser, parsePage, readPages} from './node/readPages';
export {ajv, openYaml, recordSchema} from './node/readYaml';
export {readFact, readFacts, readQuestions, type Question} from './node/registers';
export {remarkTags, showUnreadable, type Tags} from './node/remarkTags';
export {keepBrokenLink} from './node/rules/links';
export {factTags} from './node/tags/factTags';
export {questionTags, writeMark, writeQuestions} from './node/tags/questionTags';

/** The folders that the tags of pages draw from. */
const INPUTS = ['contract', 'samples', 'src/mock-server'] as const;

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
  let last: readonly Problem[] | undefined;
  let timer: NodeJS.Timeout | undefined;
  const report = async (): Promise<readonly Problem[]> => {
    const problems = await check(siteDir);
    // Thrown, they would be printed inside a stack trace of Docusaurus.
    const word = problems.every(({isWarning}) => isWarning) ? 'WARNING' : 'ERROR';
    if (problems.length > 0)
      process.stderr.write(`[${word}] To fix:\n${new ContentError(problems).message}\n`);
    else if (last?.length) process.stdout.write('[SUCCESS] Nothing is left to fix.\n');
    last = problems;
    return problems;
  };
  const edited = (): void => {
    clearTimeout(timer);
    const tell = (error: unknown): unknown => process.stderr.write(`${String(error)}\n`);
    timer = setTimeout(() => void report().catch(tell), QUIET_MS);
  };
  return {
    name: 'content',
    getPathsToWatch: () => inSite(['src/site/**/*']),
    async loadContent() {
      if (last) {
        // Docusaurus watches the file of its settings, not what it imports: it loads all anew.
        utimesSync(path.join(siteDir, 'docusaurus.config.ts'), new Date(), new Date());
        return;
      }
      const isLive = process.env.NODE_ENV === 'development';
      const problems = await report();
      if (!isLive && problems.some(({isWarning}) => !isWarning)) process.exit(1);
    },
    configureWebpack: () => ({
      plugins: [{apply: ({hooks}) => hooks.invalid.tap('content', edited)}],
      module: {
        rules: [
          {
            test: /\.mdx?$/,
            // Docusaurus expects every rule for MDX to list its folders.
            include: inSite(PAGE_FOLDERS),
            enforce: 'pre',
            loader: path.join(__dirname, 'node/trackInputs.cjs'),
            options: {folders: inSite(INPUTS)},
          },
        ],
      },
    }),
  };
}
