import {build} from 'esbuild';

/** Where the components of pages are exported, relative to the site's folder. */
const PAGE_COMPONENTS = 'src/theme/MDXComponents/pageComponents.ts';

/**
 * Lists the names of the React components that pages may use: what `pageComponents.ts` exports. Components that are
 * expanded into MDX are listed by `readComponents` of `src/site/content.ts`.
 *
 * @param siteDir the folder of the site
 */
export async function listPageComponents(siteDir: string): Promise<readonly string[]> {
  const {metafile} = await build({
    entryPoints: [PAGE_COMPONENTS],
    absWorkingDir: siteDir,
    bundle: true,
    external: ['@site/*', '@theme/*', '@docusaurus/*'],
    packages: 'external',
    format: 'esm',
    jsx: 'automatic',
    metafile: true,
    outdir: 'out', // nothing is written there
    write: false,
    logLevel: 'silent',
  });
  return Object.values(metafile.outputs).flatMap((output) => output.exports);
}
