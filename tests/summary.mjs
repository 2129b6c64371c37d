// Prints the result of all tests in one line, after what was skipped and why, and what failed with its message. Exit
// status 1 if a test failed, or if a report is missing: a step that ended before it wrote one. The arguments are the
// reports of Vitest and Playwright.
import fs from 'node:fs';
import {stripVTControlCharacters} from 'node:util';

const total = {passed: 0, failed: 0, skipped: 0};
const skipped = [];
const failed = [];

/** The place and title of a failed test, and the first lines of what it says: what one sees of a long log is its end. */
function noteFailure(place, message = '') {
  const lines = stripVTControlCharacters(message).split('\n').slice(0, 12);
  failed.push([place, ...lines].join('\n  '));
}

function countVitest({testResults}) {
  for (const {assertionResults, status, message, name} of testResults) {
    if (status === 'failed' && assertionResults.length === 0) {
      total.failed += 1;
      noteFailure(name, message);
    }
    for (const it of assertionResults) {
      const result = {passed: 'passed', failed: 'failed'}[it.status] ?? 'skipped';
      total[result] += 1;
      if (result === 'skipped') skipped.push(it.fullName);
      if (result === 'failed') noteFailure(`${name}: ${it.fullName}`, it.failureMessages[0]);
    }
  }
}

function countPlaywright({suites, errors}) {
  total.failed += errors.length;
  for (const {message} of errors) noteFailure('Playwright', message);
  const walk = (suite) => {
    for (const {title, file, line, tests} of suite.specs ?? []) {
      for (const {status, annotations, results} of tests) {
        const result = {expected: 'passed', skipped: 'skipped'}[status] ?? 'failed';
        total[result] += 1;
        const reason = annotations.find(({type}) => type === 'skip')?.description;
        if (result === 'failed')
          noteFailure(`${file}:${line}: ${title}`, results.at(-1)?.error?.message);
        if (result === 'skipped') skipped.push(reason ? `${title}: ${reason}` : title);
      }
    }
    suite.suites?.forEach(walk);
  };
  suites.forEach(walk);
}

for (const file of process.argv.slice(2)) {
  if (!fs.existsSync(file)) {
    total.failed += 1;
    noteFailure(file, 'is missing: the step that writes it stopped early, see above.');
    continue;
  }
  const report = JSON.parse(fs.readFileSync(file, 'utf8'));
  if (report.testResults) countVitest(report);
  else countPlaywright(report);
}
for (const reason of new Set(skipped)) console.log(`Skipped: ${reason}`);
for (const failure of failed) console.log(`Failed: ${failure}`);
console.log(`${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`);
process.exitCode = total.failed > 0 || total.passed === 0 ? 1 : 0;
