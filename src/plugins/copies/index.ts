import fs from 'node:fs';
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {gracefulify} from 'graceful-fs';
import {writeFiles} from './node/publishFiles';
import type {OpenReader} from './node/pageReader';
import {readPage} from './node/readPage';

export {bundleFiles} from './node/bundleFiles';
export type {AgentText} from './node/agentFiles';
export {squeeze} from './node/convertContent';
export {listSidebars} from './node/listSidebars';
export {markdownCopies} from './node/markdownCopies';
export type {OpenReader} from './node/pageReader';
export {publishFiles} from './node/publishFiles';
export {withoutRelatedPages, type BuiltPage} from './node/readPage';

/** Reads every finished page once, for everything that is derived from finished pages. */
export default function copies({baseUrl}: LoadContext, readers: readonly OpenReader[]): Plugin {
  // Rspack 1 writes all files at once, and silently omits those above the limit of open files.
  gracefulify(fs);
  return {
    name: 'copies',
    async postBuild(site) {
      // In the folder of the output, paths have no base URL: that of a language, or of a site below a path.
      const toPath = (address: string): string => path.relative(baseUrl, address);
      const isListed = (route: string): boolean =>
        !route.endsWith('/404.html') && !site.routesBuildMetadata[route]?.noIndex;
      const routes = site.routesPaths.filter(isListed).sort();
      const opened = readers.map((open) => open({...site, routes}));
      // One page at a time: all pages of a large site together are hundreds of megabytes.
      for (const route of routes) {
        const name = route.endsWith('/') ? `${route}index` : route;
        const file = path.join(site.outDir, toPath(`${name}.html`));
        const page = readPage(route, await readFile(file, 'utf8'));
        for (const reader of opened) reader.read(page);
      }
      for (const reader of opened) {
        const files = Object.entries(await reader.finish());
        const placed = Object.fromEntries(files.map(([address, text]) => [toPath(address), text]));
        await writeFiles(placed, site.outDir);
      }
    },
  };
}
