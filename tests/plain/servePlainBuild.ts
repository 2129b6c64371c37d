// Builds the site with plain `docusaurus build`, without optimizations, in a folder other than `build/`, and serves it
// on the given port.
import path from 'node:path';
import {runCommand} from '../run/runCommand';
import {exitWithParent} from '../site/exitWithParent';
import {serveBuild} from '../site/serveBuild';
import {PLAIN_BUILD} from './plainBuild';

async function main(port: number): Promise<void> {
  exitWithParent();
  const args = ['build', '--out-dir', PLAIN_BUILD];
  const {code, output} = await runCommand('docusaurus', args, {DELIVERY: 'none'});
  if (code !== 0) {
    throw new Error(output);
  }
  await serveBuild(path.resolve(PLAIN_BUILD), port);
}

void main(Number(process.argv[2]));
