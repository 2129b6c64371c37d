import path from 'node:path';
import {serveBuild} from './serveBuild';

/** Serves `build/` until it is stopped. The one argument is the port. */
async function main(): Promise<void> {
  const {url} = await serveBuild(path.resolve('build'), Number(process.argv[2] ?? 0));
  console.log(`Serving build/ at ${url}`);
}

void main();
