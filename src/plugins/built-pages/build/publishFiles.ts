import {mkdir, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

/**
 * Writes a file of a build, and creates the folders it is in.
 *
 * @param outDir the folder of the build, absolute
 * @param name the path of the file relative to that folder; a leading slash is ignored
 */
export async function writeBuiltFile(
  outDir: string,
  name: string,
  content: string | Uint8Array,
): Promise<void> {
  const file = path.join(outDir, name);
  await mkdir(path.dirname(file), {recursive: true});
  await writeFile(file, content);
}

/** Files that the site serves next to its pages, and what they are made from. */
export type PublishedFiles<Content> = {
  /** The name of the plugin. */
  readonly name: string;
  /** The folder from which `npm start` serves them, absolute. */
  readonly served: string;
  /** The files and folders that they are made from, absolute. */
  readonly inputs: readonly string[];
  readonly load: () => Content | Promise<Content>;
  readonly write: (content: Content, folder: string) => Promise<void>;
};

/**
 * Creates a plugin that publishes files: the build writes them; `npm start` serves them and makes them again after an
 * edit. If that fails, Docusaurus reports it, and the files before are served.
 *
 * @param files what to publish
 * @returns a plugin; a plugin that does more spreads it
 */
export function publishFiles<Content>(files: PublishedFiles<Content>) {
  const {name, served, inputs, load, write} = files;
  return {
    name,
    async loadContent() {
      const content = await load();
      if (process.env.NODE_ENV === 'development') {
        await rm(served, {recursive: true, force: true});
        await write(content, served);
      }
      return content;
    },
    getPathsToWatch: () => [...inputs],
    configureWebpack: () => ({
      mergeStrategy: {'devServer.static': 'append' as const}, // other plugins serve folders too
      devServer: {static: [{directory: served, publicPath: '/'}]},
    }),
    postBuild: ({outDir, content}: {readonly outDir: string; readonly content: Content}) =>
      write(content, outDir),
  } satisfies Plugin<Content>;
}
