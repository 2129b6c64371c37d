// Runs Docusaurus: `node scripts/docusaurus.mjs start`. It sets what makes each start faster, and changes no result, so
// `npx docusaurus` does the same.
import {readFileSync} from 'node:fs';

// Its update check would outlive the command, and write to the home directory.
process.env.NO_UPDATE_NOTIFIER = '1';

// jiti, which loads the configuration for Docusaurus, would translate packages that Node.js itself can load: a third of
// the work of a first `npm start` or build.
if (process.features.require_module) {
  const {dependencies} = JSON.parse(readFileSync('package.json', 'utf8'));
  process.env.JITI_NATIVE_MODULES = JSON.stringify(Object.keys(dependencies));
}

await import('@docusaurus/core/bin/docusaurus.mjs');
