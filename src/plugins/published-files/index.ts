import type {Plugin} from '@docusaurus/types';
import {ContentError} from '../problems';
import {followEdits} from './build/followEdits';
import type {PublishedFiles} from './build/PublishedFiles';
import {replaceFolder} from './build/replaceFolder';

export {watchInputs} from './build/followEdits';

/**
 * Creates a plugin that publishes files: the build writes them; `npm start` serves them and regenerates them after an
 * edit. If that fails, it keeps serving the previous files, and reports the error unless the content checks do.
 *
 * @param files what to publish
 * @returns a plugin; a plugin that does more spreads it
 */
export function publishFiles<Content>(files: PublishedFiles<Content>) {
  const {name, served, inputs, load, write, renewed, staticOptions} = files;
  const isServed = process.env.NODE_ENV === 'development';
  let latest: Content;
  let renewal = Promise.resolve();
  const publish = async (): Promise<Content> => {
    latest = await load();
    if (isServed) await replaceFolder(served, (folder) => write(latest, folder));
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
      plugins: isServed ? [followEdits(name, inputs, renew)] : [],
    }),
    postBuild: ({outDir}: {readonly outDir: string}) => write(latest, outDir),
  } satisfies Plugin<Content>;
}
