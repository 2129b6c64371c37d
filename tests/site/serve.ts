import path from 'node:path';
import {exitWithParent} from './exitWithParent';
import {serveBuild} from './serveBuild';

/** Serves `build/` until stdin ends. The only argument is the port. */
async function main(): Promise<void> {
  exitWithParent();
  const {url} = await serveBuild(path.resolve('build'), Number(process.argv[2] ?? 0));
  console.log(`Serving build/ at ${url}`);
}

void main();
