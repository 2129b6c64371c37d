import {readFileSync, writeFileSync} from 'node:fs';
import {format, resolveConfig} from 'prettier';
import {renderSources, readSources} from '../src/plugins/facts';
import {runMain} from './runMain';

const PAGE = 'SOURCES.md';

/** Generates the tables of SOURCES.md. */
async function main(): Promise<void> {
  const page = renderSources(readFileSync(PAGE, 'utf8'), readSources('.'));
  writeFileSync(PAGE, await format(page, {...(await resolveConfig(PAGE)), filepath: PAGE}));
}

runMain(main);
