import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import pluginContentDocs, {
  type LoadedContent,
  type PluginOptions,
  validateOptions,
} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin} from '@docusaurus/types';

/** Longer than Docusaurus needs to end the reload that put the pages back. */
const QUIET_MS = 500;

/** The plugin for docs, which in `npm start` is loaded again when a reload beside its own put its pages back. */
export default async function liveDocs(
  context: LoadContext,
  options: PluginOptions,
): Promise<Plugin<LoadedContent>> {
  const docs = await pluginContentDocs(context, options);
  if (process.env.NODE_ENV !== 'development') {
    return docs;
  }
  const again = path.join(context.generatedFilesDir, 'live-docs', options.id);
  await touch(again); // a file that is not there when watching starts is not seen later
  let newest: LoadedContent | undefined;
  let timer: NodeJS.Timeout | undefined;
  return {
    ...docs,
    getPathsToWatch: () => [...(docs.getPathsToWatch?.() ?? []), again],
    async contentLoaded(loaded) {
      newest = loaded.content;
      await docs.contentLoaded?.(loaded);
    },
    allContentLoaded({allContent}) {
      clearTimeout(timer);
      if (allContent[docs.name]?.[options.id] !== newest) {
        timer = setTimeout(() => void touch(again), QUIET_MS);
      }
      return Promise.resolve();
    },
  };
}

/** Docusaurus looks for it here, whether the settings name this plugin by its path or by its function. */
liveDocs.validateOptions = validateOptions;

async function touch(file: string): Promise<void> {
  await mkdir(path.dirname(file), {recursive: true});
  await writeFile(file, String(Date.now()));
}
