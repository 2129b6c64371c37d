import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {LANGUAGES, outputPath} from '../../../src/plugins/samples/build/languages';
import {listOutputs} from '../../../src/plugins/samples/build/listOutputs';
import {listPrograms} from '../../../src/plugins/samples/build/listPrograms';
import {listSampleNames} from '../../../src/plugins/samples/build/readSample';
import {readPages} from '../../../src/plugins/checks/build/pages/readPages';
import {BRAND} from '../../../src/site/brand';
import {OPENAI_COMPATIBLE, RECORDED} from '../../samples/scenarios';

const SITE = process.cwd();
const NAMES = listSampleNames(SITE);
const PROGRAMS = listPrograms(SITE);
const OUTPUTS_RECORDED = RECORDED.map(({sample, outputName}) => ({sample, outputName}));

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

  it('read the same variables in every language', () => {
    const namesOf = (language: string) => {
      const own = PROGRAMS.filter((it) => it.language.id === language);
      const texts = own.map(({file}) => readFileSync(path.join(SITE, file), 'utf8'));
      return [
        ...new Set(texts.flatMap((it) => it.match(/\b(?:RUNGEN|OPENAI)(?:_[A-Z]+)+\b/g) ?? [])),
      ];
    };
    const [first = [], ...others] = LANGUAGES.map(({id}) => namesOf(id).sort());
    expect(first.length).toBeGreaterThan(0);
    for (const names of others) expect(names).toEqual(first);
  });

  it('each have one run that records their output', () => {
    const usual = OUTPUTS_RECORDED.filter(({outputName}) => outputName === undefined);
    expect(usual.map(({sample}) => sample).sort()).toEqual(NAMES);
  });

  it('each have a recorded output, and every output has a program', () => {
    const found = listOutputs(SITE).map(({file}) => file);
    expect(found).toEqual(
      OUTPUTS_RECORDED.map(({sample, outputName}) => outputPath(sample, outputName)).sort(),
    );
  });

  it('print no address of the mock server', () => {
    const local = listOutputs(SITE).filter(({text}) =>
      /127\.0\.0\.1|localhost|mock-files/.test(text),
    );
    expect(local).toEqual([]);
  });

  it('are all shown to readers, on a page or by an operation of the contract', async () => {
    const {sources} = await readPages(SITE);
    const pages = sources.map((page) => page.text).join('\n');
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
    const strangers = ownHosts.filter(({text}) => !text.includes(BRAND.apiUrl));
    expect(strangers.map(({name, language}) => `${language.id} ${name}`)).toEqual([]);
  });

  it('has no fallback where the address is not published', () => {
    const guessing = PROGRAMS.filter(({name}) => OPENAI_COMPATIBLE.includes(name)).filter(
      ({text}) => /https?:\/\//.test(text),
    );
    expect(guessing.map(({name, language}) => `${language.id} ${name}`)).toEqual([]);
  });

  it('sends the team header when RUNGEN_TEAM_ID is set, except for the OpenAI-compatible ones', () => {
    const silent = PROGRAMS.filter(
      ({text}) => !text.includes('x-team-id') || !text.includes('RUNGEN_TEAM_ID'),
    );
    expect([...new Set(silent.map(({name}) => name))].sort()).toEqual(
      [...OPENAI_COMPATIBLE].sort(),
    );
  });

  it('says which host it calls, in which context, before it starts billing', () => {
    const starters = PROGRAMS.filter(({name}) => ['start-app', 'whole-tutorial'].includes(name));
    expect(starters).toHaveLength(2 * LANGUAGES.length);
    for (const {text, file} of starters) expect(text, file).toMatch(/["'`(]Using /);
  });

  it("prints a command that stops a team's app in the context of the team", () => {
    const helpers = PROGRAMS.filter(({text}) => /curl -X PUT .*RUNGEN_API_KEY"/.test(text));
    expect(helpers.length).toBeGreaterThan(0);
    for (const {text, file} of helpers) expect(text, file).toContain("-H 'x-team-id: ");
  });

  it('never waits for a response without a time limit', () => {
    const limit = /--max-time|timeout=|AbortSignal\.timeout|timeout: \d+_000|Timeout: /;
    const endless = PROGRAMS.filter(({text}) => !limit.test(text));
    expect(endless.map(({name, language}) => `${language.id} ${name}`)).toEqual([]);
  });
});
