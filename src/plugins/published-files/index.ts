import type {Plugin} from '@docusaurus/types';
import {ContentError} from '../problems';
import {followEdits} from './build/followEdits';

export {watchInputs} from './build/followEdits';

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
  /** Receives the new content after an edit, only in `npm start`. */
  readonly renewed?: (content: Content) => Promise<void>;
  /** Options of the development server for these files. */
  readonly staticOptions?: object;
};

/**
 * Creates a plugin that publishes files: the build writes them; `npm start` serves them and regenerates them after an
 * edit. If that fails, it keeps serving the previous files, and reports the error unless the content checks do.
 *
 * @param files what to publish
 * @returns a plugin; a plugin that does more spreads it
 */
export function publishFiles<Content>(files: PublishedFiles<Content>) {
  const {name, served, inputs, load, write, renewed, staticOptions} = files;
  let latest: Content;
  let renewal = Promise.resolve();
  const publish = async (): Promise<Content> => {
    latest = await load();
    if (process.env.NODE_ENV === 'development') await write(latest, served);
    return latest;
  };
  const renew = (): void => {
    renewal = renewal
      .then(publish)
      .then(renewed)
      .catch((error: unknown) => {
        if (error instanceof ContentError) return; // the checks report it, once for all plugins concerned
        const reason = error instanceof Error ? error.message : String(error);
        process.stderr.write(`[ERROR] ${name} keeps serving its previous files:\n${reason}\n`);
      });
  };
  return {
    name,
    loadContent: publish,
    configureWebpack: () => ({
      mergeStrategy: {'devServer.static': 'append' as const}, // other plugins serve folders too
      devServer: {static: [{directory: served, publicPath: '/', staticOptions}]},
      plugins: process.env.NODE_ENV === 'development' ? [followEdits(name, inputs, renew)] : [],
    }),
    postBuild: ({outDir}: {readonly outDir: string}) => write(latest, outDir),
  } satisfies Plugin<Content>;
}
