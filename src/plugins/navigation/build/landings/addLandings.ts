import path from 'node:path';
import type {LoadContext, PluginContentLoadedActions} from '@docusaurus/types';

/** An address that leads to another page. */
export type Landing = {readonly from: string; readonly to: string};

type Site = Pick<LoadContext, 'baseUrl' | 'generatedFilesDir'> & {
  readonly actions: PluginContentLoadedActions;
};

/**
 * Gives each landing a route that leads on.
 *
 * @param landings addresses below the site, and the pages they lead to
 */
export async function addLandings(
  landings: readonly Landing[],
  {baseUrl, generatedFilesDir, actions}: Site,
): Promise<void> {
  for (const {from, to} of landings) {
    const data = await actions.createData(`${from.slice(1)}.json`, {to});
    actions.addRoute({
      path: `${baseUrl}${from.slice(1)}`,
      exact: true,
      component: '@site/src/components/Landing',
      // Chunks are named after this: a whole path would name them after the folder of the clone.
      modules: {target: `@generated/${path.relative(generatedFilesDir, data)}`},
    });
  }
}
