// `npm run build`. The build is written in TypeScript: it is bundled here, and run. A loader that compiles file by
// file would hold up each process of the build for a second.
import {createRequire} from 'node:module';
import {bundlePrograms, describeFaults} from './build/programs.mjs';

try {
  const {build} = await bundlePrograms();
  createRequire(import.meta.url)(build);
} catch (error) {
  console.error(`[ERROR] ${describeFaults(error)}`);
  console.log('[INFO] Nothing was built: the site of before is as it was.');
  process.exitCode = 1;
}
