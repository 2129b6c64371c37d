import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {Plugin} from '@docusaurus/types';

/** Longer than Docusaurus needs to end the reload that put the pages back. */
const QUIET_MS = 500;

/** One of the plugins for docs, and how it is loaded again. */
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
 * Has a plugin for docs loaded again when a reload beside its own put its pages back, and keeps its pages as they are
 * while they cannot be loaded: without them, Docusaurus prints a stack, and follows no edit of them to the checks.
 *
 * @param docs the plugin
 * @param place which one it is, and what to touch for a reload
 * @returns the plugin with three lifecycles of its own
 */
export function makeLive(
  docs: Plugin<LoadedContent>,
  {id, folder, signal, touch}: Place,
): Plugin<LoadedContent> {
  /** Which load brought a content: of two at work, the later one may end first. */
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
          `[ERROR] The pages of ${folder}/ are as they were: ${firstLine(error)}\n`,
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
              `[ERROR] The pages of ${folder}/ may be old: ${firstLine(error)}\n`,
            );
          });
        }, QUIET_MS);
      }
      return Promise.resolve();
    },
  };
}

/** The checks tell the rest: which line, and the fix. */
function firstLine(error: unknown): string {
  const [line = ''] = String(error instanceof Error ? error.message : error).split('\n');
  return line;
}
