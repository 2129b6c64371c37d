// Builds the site with analytics IDs in a folder other than `build/`, and serves it on the given port.
import path from 'node:path';
import {changePages} from '../../../scripts/build/changePages';
import {WHOLE_BUILD} from '../../../src/site/wholeBuild';
import {runProgram} from '../../helpers/program';
import {exitWithParent} from '../../browser/exitWithParent';
import {serveBuild} from '../../helpers/serveBuild';
import {ANALYTICS_BUILD, IDS} from './ids';

async function main(port: number): Promise<void> {
  exitWithParent();
  Object.assign(process.env, IDS);
  const args = ['build', '--out-dir', ANALYTICS_BUILD];
  const {code, output} = await runProgram('docusaurus', args, WHOLE_BUILD);
  if (code !== 0) {
    throw new Error(output);
  }
  const folder = path.resolve(ANALYTICS_BUILD);
  await changePages(folder, new AbortController().signal, () => undefined);
  await serveBuild(folder, port);
}

void main(Number(process.argv[2]));
