import type {Plugin} from '@docusaurus/types';
import {ContentError} from '../problems';
import {followEdits} from './build/followEdits';

export {watchInputs} from './build/followEdits';

/** Files that the site serves beside its pages, and what they are made from. */
export type PublishedFiles<Content> = {
  /** What the plugin is called. */
  readonly name: string;
  /** Where `npm start` serves them from, absolute. */
  readonly served: string;
  /** Files and folders that they are made from, absolute. */
  readonly inputs: readonly string[];
  readonly load: () => Content | Promise<Content>;
  readonly write: (content: Content, folder: string) => Promise<void>;
  /** Takes what was made after an edit, in `npm start` alone. */
  readonly renewed?: (content: Content) => Promise<void>;
  /** Options of the development server for these files. */
  readonly staticOptions?: object;
};

/**
 * Gives a plugin that publishes files: the build writes them, `npm start` serves them and makes them again after an
 * edit. When that fails it serves what was there before, and says so unless the checks of contents do.
 *
 * @param files what to publish
 * @returns a plugin; one with more to do spreads it
 */
export function publishFiles<Content>(files: PublishedFiles<Content>) {
  const {name, served, inputs, load, write, renewed, staticOptions} = files;
  let latest: Content;
  let renewal = Promise.resolve();
  const publish = async (): Promise<Content> => {
    latest = await load();
    await write(latest, served);
    return latest;
  };
  const renew = (): void => {
    renewal = renewal
      .then(publish)
      .then(renewed)
      .catch((error: unknown) => {
        if (error instanceof ContentError) return; // the checks tell it, once for all that it concerns
        const reason = error instanceof Error ? error.message : String(error);
        process.stderr.write(`[ERROR] ${name} serves its files as they were:\n${reason}\n`);
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
