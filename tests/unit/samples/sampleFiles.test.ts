import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {LANGUAGES, outputPath} from '../../../src/plugins/samples/build/languages';
import {listSampleNames, readSample} from '../../../src/plugins/samples/build/readSample';
import {readPages} from '../../../src/plugins/checks/build/pages/readPages';
import {BRAND} from '../../../src/site/brand';
import {OPENAI_COMPATIBLE, RECORDED} from '../../samples/scenarios';

const SITE = process.cwd();
const NAMES = listSampleNames(SITE);
const PROGRAMS = NAMES.flatMap((name) =>
  readSample(SITE, name).map((program) => ({name, ...program})),
);

describe('the samples', () => {
  it('are found', () => {
    console.log(`samples read: ${NAMES.length} in ${PROGRAMS.length} programs`);
    expect(NAMES.length).toBeGreaterThan(0);
  });

  it('exist in every language', () => {
    const missing = NAMES.flatMap((name) =>
      LANGUAGES.map((language) => language.programPath(name)).filter(
        (file) => !existsSync(path.join(SITE, 'samples', file)),
      ),
    );
    expect(missing).toEqual([]);
  });

  it('each have one run that records their output', () => {
    expect(RECORDED.map(({sample}) => sample).sort()).toEqual(NAMES);
  });

  it('have a recorded output each, and no output is left without a program', () => {
    const folder = path.join(SITE, 'samples', 'output');
    const found = readdirSync(folder, {recursive: true, encoding: 'utf8'})
      .filter((file) => file.endsWith('.txt'))
      .map((file) => `output/${file.split(path.sep).join('/')}`);
    const expected = NAMES.flatMap((name) => LANGUAGES.map((it) => outputPath(name, it)));
    expect(found.sort()).toEqual(expected.sort());
  });

  it('print the same in every language', () => {
    const different = NAMES.filter(
      (name) => new Set(readSample(SITE, name).map(({output}) => output)).size !== 1,
    );
    expect(different).toEqual([]);
  });

  it('are all shown to readers, on a page or by an operation of the contract', async () => {
    const {sources} = await readPages(SITE);
    const pages = sources.map(({text}) => text).join('\n');
    const contract = readFileSync(path.join(SITE, 'contract', 'openapi.yaml'), 'utf8');
    const unused = NAMES.filter(
      (name) =>
        !pages.includes(`<Sample name="${name}"`) &&
        !new RegExp(`x-samples:(?:\\n +[\\w-]+: .+)*\\n +${name}: `).test(contract),
    );
    expect(unused, 'place <Sample name="…" /> on a page, or delete the program').toEqual([]);
  });
});

describe('a program', () => {
  it('falls back to the public API', () => {
    const ownHosts = PROGRAMS.filter(({name}) => !OPENAI_COMPATIBLE.includes(name));
    const strangers = ownHosts.filter(({code = ''}) => !code.includes(BRAND.apiUrl));
    expect(strangers.map(({name, language}) => `${language.id} ${name}`)).toEqual([]);
  });

  it('has no fallback where the address is not published', () => {
    const guessing = PROGRAMS.filter(({name}) => OPENAI_COMPATIBLE.includes(name)).filter(
      ({code = ''}) => /https?:\/\//.test(code),
    );
    expect(guessing.map(({name, language}) => `${language.id} ${name}`)).toEqual([]);
  });

  it('sends the team header only where it is about teams', () => {
    const senders = PROGRAMS.filter(({code = ''}) => /x-team-id/i.test(code));
    expect([...new Set(senders.map(({name}) => name))]).toEqual(['create-app-in-team']);
  });

  it('never waits for an answer without an end', () => {
    const limit = /--max-time|timeout=|AbortSignal\.timeout|timeout: \d+_000|Timeout: /;
    const endless = PROGRAMS.filter(({code = ''}) => !limit.test(code));
    expect(endless.map(({name, language}) => `${language.id} ${name}`)).toEqual([]);
  });
});
