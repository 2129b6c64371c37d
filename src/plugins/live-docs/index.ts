import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import pluginContentDocs, {
  type LoadedContent,
  type PluginOptions,
  validateOptions,
} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {keepPagesCurrent} from './build/keepPagesCurrent';

export {docsContents} from './build/docsContents';

/** The docs plugin, which in `npm start` keeps its pages correct and complete through all edits. */
export default async function liveDocs(
  context: LoadContext,
  options: PluginOptions,
): Promise<Plugin<LoadedContent>> {
  const docs = await pluginContentDocs(context, options);
  if (process.env.NODE_ENV !== 'development') {
    return docs;
  }
  const signal = path.join(context.generatedFilesDir, 'live-docs', options.id);
  await mkdir(path.dirname(signal), {recursive: true});
  // A file that does not exist when watching starts is not noticed later. One that exists must not be changed here.
  await writeFile(signal, '', {flag: 'a'});
  const touch = () => writeFile(signal, String(Date.now()));
  return keepPagesCurrent(docs, {id: options.id, folder: options.path, signal, touch});
}

/** Docusaurus looks for it here, whether the configuration names this plugin by its path or by its function. */
liveDocs.validateOptions = validateOptions;
