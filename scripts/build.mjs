// `npm run build`. The build is written in TypeScript: it is bundled here, and run. A loader that compiles file by
// file would hold up each process of the build for a second.
import {createRequire} from 'node:module';

const programs = await import('./build/programs.mjs').catch(() => undefined);

try {
  if (!programs) throw new Error('esbuild is not installed: run npm ci.');
  const {build} = await programs.bundlePrograms();
  createRequire(import.meta.url)(build);
} catch (error) {
  console.error(`[ERROR] ${programs ? programs.describeFaults(error) : error.message}`);
  console.log('[INFO] Nothing was built: the site of before is as it was.');
  process.exitCode = 1;
}
