import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import {publishFiles} from '../copies';
import {listPrograms, SAMPLES} from './node/programs';

export {PRACTICE_INPUT} from './client/practice';
export {renderConsole} from './node/console';
export {renderFence} from './node/fences';
export {
  buildMockServer,
  embedContract,
  mockServerComponents,
  renderPictureImage,
} from './node/mock-server';
export {listPrograms, programComponents} from './node/programs';
export {run} from './node/runPlugin';
export {rehypeUnbrokenNames} from './node/rehypeUnbrokenNames';

/** The theme's client module that loads a highlighter into every page, as its plugin names it. */
const HIGHLIGHTER = path.join(
  path.dirname(require.resolve('@docusaurus/theme-classic/package.json')),
  'lib/prism-include-languages',
);

/** Publishes each program as a text file. Code is highlighted at build time, so no highlighter is bundled. */
export default function consoles(context: LoadContext) {
  const read = (file: string) =>
    [file, readFileSync(path.join(context.siteDir, file), 'utf8')] as const;
  const published = publishFiles(context, 'samples', [SAMPLES], () =>
    Object.fromEntries(listPrograms(context.siteDir).map(read)),
  );
  return {
    ...published,
    configureWebpack: () => ({
      ...published.configureWebpack(),
      resolve: {alias: {[HIGHLIGHTER]: false}},
    }),
  };
}
