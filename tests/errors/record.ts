import {mkdirSync, readdirSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {EXCHANGES_FOLDER} from '../../src/plugins/reference/build/drawings/readExchanges';
import {provokeErrors} from './provokeErrors';

/** Writes the exchange of each error. For an error of several operations, that of the first operation is written. */
async function record(): Promise<void> {
  const first = new Map<string, string>();
  for (const [name, {text}] of await provokeErrors()) {
    const [id = ''] = name.split(' ');
    if (!first.has(id)) first.set(id, text);
  }
  mkdirSync(EXCHANGES_FOLDER, {recursive: true});
  for (const file of readdirSync(EXCHANGES_FOLDER)) rmSync(path.join(EXCHANGES_FOLDER, file));
  for (const [id, text] of first) writeFileSync(path.join(EXCHANGES_FOLDER, `${id}.http`), text);
  console.log(`recorded ${first.size} errors in ${EXCHANGES_FOLDER}`);
}

record().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
