// `node tests/summary.mjs check node`: prints the result of all tests in one line, below what was skipped and why, and
// what failed with its message, because a long log is read from its end. The arguments are names of reports in
// `test-results/`, of Vitest, Playwright or `npm run check`. Exit status 1 if a test has failed, or if a report is
// missing: its step ended before it wrote one.
import fs from 'node:fs';
import {stripVTControlCharacters} from 'node:util';

const LINES_OF_MESSAGE = 12;

const total = {passed: 0, failed: 0, skipped: 0};
const skipped = new Set();
const failures = [];

function addFailure(place, message = '') {
  total.failed += 1;
  const lines = stripVTControlCharacters(message).split('\n').slice(0, LINES_OF_MESSAGE);
  failures.push([place, ...lines].join('\n  '));
}

function addSkipped(title) {
  total.skipped += 1;
  skipped.add(title);
}

function addChecks({checks}) {
  for (const {name, error} of checks) {
    if (error === undefined) total.passed += 1;
    else addFailure(name, error);
  }
}

function addVitest({testResults}) {
  for (const {assertionResults, status, message, name} of testResults) {
    if (status === 'failed' && assertionResults.length === 0) addFailure(name, message);
    for (const {status: result, fullName, failureMessages} of assertionResults) {
      if (result === 'passed') total.passed += 1;
      else if (result === 'failed') addFailure(`${name}: ${fullName}`, failureMessages[0]);
      else addSkipped(fullName);
    }
  }
}

function addPlaywright({suites, errors}) {
  for (const {message} of errors) addFailure('Playwright', message);
  suites.forEach(addSuite);
}

function addSuite({specs = [], suites = []}) {
  for (const {title, file, line, tests} of specs) {
    for (const {status, annotations, results} of tests) {
      const reason = annotations.find(({type}) => type === 'skip')?.description;
      if (status === 'expected') total.passed += 1;
      else if (status === 'skipped') addSkipped(reason ? `${title}; ${reason}` : title);
      else addFailure(`${file}:${line}: ${title}`, results.at(-1)?.error?.message);
    }
  }
  suites.forEach(addSuite);
}

for (const name of process.argv.slice(2)) {
  const file = `test-results/${name}.json`;
  if (!fs.existsSync(file)) {
    addFailure(file, 'is missing: the step that writes it has failed or ended early, see above.');
    continue;
  }
  const report = JSON.parse(fs.readFileSync(file, 'utf8'));
  if (report.checks) addChecks(report);
  else if (report.testResults) addVitest(report);
  else addPlaywright(report);
}

for (const title of skipped) console.log(`Skipped: ${title}`);
for (const failure of failures) console.log(`Failed: ${failure}`);
console.log(`${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`);
process.exitCode = total.failed > 0 || total.passed === 0 ? 1 : 0;
