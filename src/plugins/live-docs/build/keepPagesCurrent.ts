import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {Plugin} from '@docusaurus/types';

/** Longer than Docusaurus needs to finish the reload that restored the old pages. */
const QUIET_MS = 500;

/** One of the docs plugins, and how it is reloaded. */
type Place = {
  readonly id: string;
  /** The folder of its pages, for messages. */
  readonly folder: string;
  /** A file that the plugin watches, absolute. */
  readonly signal: string;
  /** Changes that file. */
  readonly touch: () => Promise<void>;
};

/**
 * Reloads a docs plugin when a concurrent reload of another plugin has restored its old pages, and keeps its current
 * pages while new ones cannot be loaded: without any pages, Docusaurus prints a stack trace, and later edits to them do
 * not reach the checks.
 *
 * @param docs the plugin
 * @param place which one it is, and what to touch for a reload
 * @returns the plugin with its own `loadContent`, `getPathsToWatch`, `contentLoaded` and `allContentLoaded`
 */
export function keepPagesCurrent(
  docs: Plugin<LoadedContent>,
  {id, folder, signal, touch}: Place,
): Plugin<LoadedContent> {
  /** The number of the load that produced a content: of two concurrent loads, the later one may finish first. */
  const turnOf = new WeakMap<LoadedContent, number>();
  let turns = 0;
  let newest: LoadedContent | undefined;
  let timer: NodeJS.Timeout | undefined;
  return {
    ...docs,
    async loadContent() {
      const turn = ++turns;
      const loaded = await Promise.resolve(docs.loadContent?.()).catch((error: unknown) => {
        if (!newest) throw error;
        process.stderr.write(
          `[ERROR] The previous pages of ${folder}/ are kept: ${firstLine(error)}\n`,
        );
      });
      const content = loaded ?? newest;
      if (!content) throw new Error(`Docusaurus loaded nothing of ${folder}/.`);
      turnOf.set(content, turn);
      return content;
    },
    getPathsToWatch: () => [...(docs.getPathsToWatch?.() ?? []), signal],
    async contentLoaded(loaded) {
      const {content} = loaded;
      if (!newest || (turnOf.get(content) ?? turns) >= (turnOf.get(newest) ?? 0)) newest = content;
      await docs.contentLoaded?.(loaded);
    },
    allContentLoaded({allContent}) {
      clearTimeout(timer);
      if (allContent[docs.name]?.[id] !== newest) {
        timer = setTimeout(() => {
          touch().catch((error: unknown) => {
            process.stderr.write(
              `[ERROR] The pages of ${folder}/ may be out of date: ${firstLine(error)}\n`,
            );
          });
        }, QUIET_MS);
      }
      return Promise.resolve();
    },
  };
}

/** The first line is enough: the checks report the rest, with the line of the mistake and the fix. */
function firstLine(error: unknown): string {
  const [line = ''] = String(error instanceof Error ? error.message : error).split('\n');
  return line;
}
