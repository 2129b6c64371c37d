import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {writeHostFiles} from './node/hostFiles';
import {readPolicy} from './node/pageTemplate';

export {pageTemplate} from './node/pageTemplate';

/**
 * Speeds up the first interaction, and writes the host configuration. `pageTemplate` describes how scripts reach a page.
 *
 * @param hasAnalytics whether the build may load and report to an analytics service
 */
export default function delivery({siteDir, baseUrl}: LoadContext, hasAnalytics: boolean): Plugin {
  return {
    name: 'delivery',
    getClientModules: () => [path.join(__dirname, 'client/sharedParts.ts')],
    configurePostCss: ({plugins, ...options}) => ({
      ...options,
      // The preset gives selectors for older browsers another specificity, so that other rules win. The minifier does not.
      plugins: plugins.filter((plugin) => !String(plugin).includes('postcss-preset-env')),
      // Otherwise settings are searched for next to each style sheet and in every folder above, outside the clone too.
      config: false,
    }),
    postBuild({outDir}) {
      if (baseUrl !== '/') return; // hosts read their files at the root of the site only
      const page = readFileSync(path.join(outDir, 'index.html'), 'utf8');
      writeHostFiles(siteDir, outDir, readPolicy(page), hasAnalytics);
    },
  };
}
