import {existsSync, mkdirSync} from 'node:fs';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import type {Form} from '../../upgrade/forms';
import {buildForm, testForm} from '../../upgrade/tryForm';
import {createFakeTrial, type FakeTrial} from './FakeTrial';

const FORM: Form = {
  name: 'heldScripts',
  title: 'heldScripts alone',
  command: ['npm', 'run', 'build'],
  variables: {},
  tests: ['routes', 'search'],
  files: ['src/plugins/delivery/build/held-scripts'],
};

/** A build that, like Docusaurus, rejects the settings `old` and `older` where it finds them. */
const BUILD = `grep -q 'old: true' docusaurus.config.ts && list='"future.v4.old",'
grep -q 'older: true' docusaurus.config.ts && list="$list\\"future.older\\","
[ -z "$list" ] && exit 0
echo "[ERROR] Error: These field(s) ($list) are not recognized in docusaurus.config.ts."
exit 1`;

const CONFIG = 'docusaurus.config.ts';

let trial: FakeTrial;

beforeEach(() => {
  trial = createFakeTrial();
});

afterEach(() => {
  trial.remove();
});

describe('a build', () => {
  beforeEach(() => {
    trial.install('npm', BUILD);
  });

  it('starts without the files of the one before', async () => {
    trial.write(CONFIG, 'title,\n');
    const made = path.join(trial.folder, 'build', 'docs');
    mkdirSync(made, {recursive: true});
    expect(await buildForm(trial, FORM)).toMatchObject([{works: 'yes'}]);
    expect(existsSync(made)).toBe(false);
  });

  it('is retried without the settings that this Docusaurus does not know, which are reported', async () => {
    trial.write(CONFIG, '  old: true,\n  older: true,\n  title,\n');
    const found = 'This Docusaurus does not know the setting, so it was removed from the copy.';
    expect(await buildForm(trial, FORM)).toMatchObject([
      {step: 'future.v4.old', works: 'no', found, files: [CONFIG]},
      {step: 'future.older', works: 'no', found, files: [CONFIG]},
      {step: 'heldScripts alone', works: 'yes'},
    ]);
    expect(trial.read(CONFIG)).toBe('  title,\n');
  });

  it('fails, and changes nothing, when one of these settings cannot be removed', async () => {
    const config = '  older: true,\n  x: {old: true},\n';
    trial.write(CONFIG, config);
    expect(await buildForm(trial, FORM)).toMatchObject([
      {step: 'heldScripts alone', works: 'no', files: [CONFIG]},
    ]);
    expect(trial.read(CONFIG)).toBe(config);
  });
});

describe('the browser tests of a form', () => {
  const FAILED = `  1) [whole browser] › tests/site/search.spec.ts:12:1 › finds a page ───
  1 failed
    [whole browser] › tests/site/search.spec.ts:12:1 › finds a page
  2 passed (3.1s)`;

  it('run the files of the form, without the tests that belong to an optimization', async () => {
    trial.install('npx', 'echo "$@" > asked; echo "  2 passed (3.1s)"');
    expect(await testForm(trial, FORM, true)).toMatchObject({works: 'yes', files: []});
    expect(trial.read('asked')).toBe(
      'playwright test tests/site/routes.spec.ts tests/site/search.spec.ts --grep-invert @delivery\n',
    );
  });

  it('run all tests of these files if all optimizations are on', async () => {
    trial.install('npx', 'echo "$@" > asked; echo "  2 passed (3.1s)"');
    await testForm(trial, {...FORM, name: 'all'}, true);
    expect(trial.read('asked')).not.toContain('--grep-invert');
  });

  it('name the folder of the optimization when they fail, and not the tests', async () => {
    trial.install('npx', `cat << 'END'\n${FAILED}\nEND\nexit 1`);
    expect(await testForm(trial, FORM, true)).toMatchObject({
      works: 'no',
      found: '2 passed, 1 failed\n  tests/site/search.spec.ts:12:1 › finds a page',
      files: ['src/plugins/delivery/build/held-scripts'],
    });
    expect((await testForm(trial, {...FORM, files: []}, true)).files).toEqual([]);
  });

  it('are left out if the build failed', async () => {
    expect(await testForm(trial, FORM, false)).toMatchObject({
      works: 'not run',
      found: 'the build failed',
    });
  });
});
