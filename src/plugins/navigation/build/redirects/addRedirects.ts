import path from 'node:path';
import type {LoadContext, PluginContentLoadedActions} from '@docusaurus/types';

/** An address that redirects to another page. */
export type Redirect = {readonly from: string; readonly to: string};

type Site = Pick<LoadContext, 'baseUrl' | 'generatedFilesDir'> & {
  readonly actions: PluginContentLoadedActions;
};

/**
 * Adds a route for each redirect.
 *
 * @param redirects addresses below the site, and the pages they redirect to
 */
export async function addRedirects(
  redirects: readonly Redirect[],
  {baseUrl, generatedFilesDir, actions}: Site,
): Promise<void> {
  for (const {from, to} of redirects) {
    const data = await actions.createData(`${from.slice(1)}.json`, {to});
    actions.addRoute({
      path: `${baseUrl}${from.slice(1)}`,
      exact: true,
      component: '@site/src/components/RedirectPage',
      // Chunks are named after this: an absolute path would put the folder of the clone into their names.
      modules: {target: `@generated/${path.relative(generatedFilesDir, data)}`},
    });
  }
}
