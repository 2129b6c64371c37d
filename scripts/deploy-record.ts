import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {hostFacts, renderDeployFiles} from '../src/plugins/security';
import {configuredDelivery} from '../src/site/configuredDelivery';
import {hardenOptions} from '../src/site/hardenOptions';
import {runMain} from './runMain';

/** `npm run deploy:record`: writes the host configurations from the same source as `_headers`. */
async function main(): Promise<void> {
  for (const file of renderDeployFiles(hostFacts(hardenOptions(configuredDelivery())))) {
    const place = path.join('deploy', file.path);
    await mkdir(path.dirname(place), {recursive: true});
    await writeFile(place, file.text);
    console.log(`Wrote ${place}`);
  }
}

runMain(main);
