import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {fromParse5} from 'hast-util-from-parse5';
import {parse} from 'parse5';
import {visit} from 'unist-util-visit';
import {writeHostFiles} from './node/hostFiles';

export {pageTemplate} from './node/pageTemplate';

type PluginOptions = {
  /** Whether the build may load and report to an analytics service. */
  readonly hasAnalytics: boolean;
};

/** Speeds up the first interaction, and writes the host configuration. `pageTemplate` describes how scripts reach a page. */
export default function delivery(
  {siteDir, baseUrl}: LoadContext,
  {hasAnalytics}: PluginOptions,
): Plugin {
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

/** Reads the content policy of a page, which its template has completed with the hashes of its scripts. */
function readPolicy(html: string): string {
  const policies: unknown[] = [];
  visit(fromParse5(parse(html)), {tagName: 'meta'}, ({properties}) => {
    if (String(properties.httpEquiv) === 'Content-Security-Policy')
      policies.push(properties.content);
  });
  return policies.join();
}
