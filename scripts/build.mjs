// `npm run build`: bundles the build program, which is written in TypeScript, and runs it. A loader that compiles
// file by file would delay the start of each build process by a second.
import {createRequire} from 'node:module';
import {bundlePrograms, describeFaults} from './build/programs.mjs';

try {
  const {build} = await bundlePrograms();
  createRequire(import.meta.url)(build);
} catch (error) {
  console.error(`[ERROR] ${describeFaults(error)}`);
  console.log('[INFO] Nothing was built. The existing site is unchanged.');
  process.exitCode = 1;
}
