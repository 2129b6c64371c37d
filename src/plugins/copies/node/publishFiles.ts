import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

/** The contents of files by their paths below the site's root. */
export type PublishedFiles = Readonly<Record<string, string>>;

/** Writes files into a folder, and creates the folders that they are in. */
export async function writeFiles(files: PublishedFiles, folder: string): Promise<void> {
  for (const [name, content] of Object.entries(files)) {
    const file = path.join(folder, name);
    await mkdir(path.dirname(file), {recursive: true});
    await writeFile(file, content);
  }
}

/**
 * Creates a plugin that publishes files: the build writes them; `npm start` serves them and makes them again after an
 * edit. If that fails, Docusaurus reports it, and the files before are served.
 *
 * @param inputs the files and folders that they are made from, relative to the site's folder
 * @returns a plugin; a plugin that does more spreads it
 */
export function publishFiles(
  {siteDir, generatedFilesDir}: Pick<LoadContext, 'siteDir' | 'generatedFilesDir'>,
  name: string,
  inputs: readonly string[],
  load: () => PublishedFiles | Promise<PublishedFiles>,
) {
  const served = path.join(generatedFilesDir, `${name}-files`);
  return {
    name,
    // Not in a build: Docusaurus reads all pages at the same time, so that there may be no files left to open.
    async loadContent() {
      if (process.env.NODE_ENV === 'development') await writeFiles(await load(), served);
    },
    getPathsToWatch: () => inputs.map((input) => path.join(siteDir, input)),
    configureWebpack: () => ({
      mergeStrategy: {'devServer.static': 'append' as const}, // others serve folders too
      devServer: {static: [{directory: served, publicPath: '/'}]},
    }),
    postBuild: async ({outDir}: {readonly outDir: string}) => writeFiles(await load(), outDir),
  } satisfies Plugin;
}
