import {selectForms} from './forms';
import type {Row} from './formatTable';
import {runStep, type Step, type Trial} from './runStep';
import {buildForm, evaluateTests, testForm} from './tryForm';

const TYPES: Step = {
  title: 'types',
  command: ['npm', 'run', '--silent', 'check:types'],
  minutes: 5,
};
const UNIT_TESTS: Step = {
  title: 'unit tests',
  command: ['npx', 'vitest', 'run'],
  minutes: 15,
  evaluate: evaluateTests,
};

/** The forms that are built with only another Node.js version, if no others are named. */
const NODE_FORMS = ['plain', 'all'];

/** Takes each row of the table as soon as it is known. */
type Add = (row: Row) => void;

/**
 * Tests an upgrade of Docusaurus: each form of the site is built and tested in a browser.
 *
 * @param trial where the packages are installed
 * @param forms the names of the forms; all of them when empty
 * @param add takes the rows of the table
 */
export async function tryUpgrade(trial: Trial, forms: readonly string[], add: Add): Promise<void> {
  for (const form of selectForms(forms)) {
    const built = await buildForm(trial, form);
    built.forEach(add);
    add(await testForm(trial, form, built.at(-1)?.works === 'yes'));
  }
  // After the builds, because settings that this version does not know are then removed and cause no type errors.
  add((await runStep(trial, TYPES)).row);
}

/**
 * Tests another version of Node.js only. The same packages build the same site, so unit tests and builds are enough.
 *
 * @param trial where the packages are installed
 * @param forms the names of the forms to build; two when empty
 * @param add takes the rows of the table
 */
export async function tryNode(trial: Trial, forms: readonly string[], add: Add): Promise<void> {
  add((await runStep(trial, UNIT_TESTS)).row);
  for (const form of selectForms(forms.length > 0 ? forms : NODE_FORMS)) {
    (await buildForm(trial, form)).forEach(add);
  }
}
