// Builds the site with ids of analytics, aside from `build/`, and serves it on the port it is given.
import path from 'node:path';
import {GENERATED} from '../../scripts/build/afterBuild';
import {hardenBuild} from '../../src/plugins/hardening/hardenBuild';
import {holdScriptsOf} from '../../src/plugins/lean-pages/holdScripts';
import {hardenOptions} from '../../src/site/hardenOptions';
import {runCommand} from '../run/runCommand';
import {serveBuild} from '../site/serveBuild';
import {ANALYTICS_BUILD, IDS} from './ids';

async function main(port: number): Promise<void> {
  Object.assign(process.env, IDS);
  const args = ['build', '--out-dir', ANALYTICS_BUILD];
  const {code, output} = await runCommand('docusaurus', args);
  if (code !== 0) {
    throw new Error(output);
  }
  await holdScriptsOf(path.resolve(ANALYTICS_BUILD), GENERATED);
  await hardenBuild(path.resolve(ANALYTICS_BUILD), hardenOptions());
  await serveBuild(path.resolve(ANALYTICS_BUILD), port);
}

void main(Number(process.argv[2]));
