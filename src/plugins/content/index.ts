import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

export {attributes, blocks, code, escapeMdx, heading, table} from './build/mdx';
export {
  remarkTags,
  type PageFacts,
  type Tag,
  type TagDefinition,
  type TagOptions,
  type Tags,
} from './build/remarkTags';

/** The folders with pages, and those that their tags draw from. */
const [PAGES, INPUTS] = [
  ['docs', 'api', 'src/pages'],
  ['contract', 'samples', 'sandbox'],
] as const;

/** Lets `npm start` show an edit of what tags draw from. */
export default function content({siteDir}: LoadContext): Plugin {
  const inSite = (folders: readonly string[]) => folders.map((it) => path.join(siteDir, it));
  return {
    name: 'content',
    configureWebpack: () => ({
      module: {
        rules: [
          {
            test: /\.mdx?$/,
            // Docusaurus expects every rule for MDX to list its folders.
            include: inSite(PAGES),
            enforce: 'pre',
            loader: path.join(__dirname, 'build/trackInputs.cjs'),
            options: {folders: inSite(INPUTS)},
          },
        ],
      },
    }),
  };
}
