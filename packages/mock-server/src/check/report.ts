import {stripVTControlCharacters} from 'node:util';
import {count} from '../exchange';
import type {JudgedRun, Report} from './checkProgram';

/** How many lines of a long text are shown at its start, and at its end. */
const SHOWN_LINES = 15;
const RULE_WIDTH = 34;

/** Renders a run, such as `lost-answer@runJob#1   exit 0, 1.4 s, 6 requests`, with its findings below it. */
export function renderRun(run: JudgedRun): string {
  const {rule, exitCode, signal, seconds, exchanges, problems, notes} = run;
  const exit = signal ?? `exit ${exitCode}`;
  const requests = count(exchanges.length, 'request');
  return [
    `${rule.padEnd(RULE_WIDTH)} ${exit}, ${seconds.toFixed(1)} s, ${requests}`,
    ...problems.map((text) => `  Problem: ${text}`),
    ...notes.map((text) => `  Note: ${text}`),
  ].join('\n');
}

/** Renders a report for a person, with the requests of the first run that has a problem. */
export function renderReport({failure, runs, isPassed}: Report): string {
  const lines = runs.map(renderRun);
  const shown = failure === undefined ? runs.find(({problems}) => problems.length > 0) : runs[0];
  if (failure !== undefined) lines.push('', failure);
  if (shown) lines.push('', ...describeRun(shown));
  const problems = count(runs.flatMap((run) => run.problems).length, 'problem');
  const notes = count(runs.flatMap((run) => run.notes).length, 'note');
  const found = `${problems}, ${notes} in ${count(runs.length, 'run')}. `;
  lines.push('', `${failure === undefined ? found : ''}The exit code is ${isPassed ? 0 : 1}.`);
  return lines.join('\n');
}

function describeRun({rule, exchanges, output}: JudgedRun): string[] {
  const requests = exchanges.map(({number, method, path, status, faults}) =>
    [number, `${method} ${path}`, status ?? 'no answer', ...faults].join('  '),
  );
  const printed = stripVTControlCharacters(output).trimEnd() || 'nothing';
  return [
    `The run ${rule}, in a copy of the current folder, asked for:`,
    ...excerpt(requests.length > 0 ? requests : ['nothing']),
    '',
    'It printed:',
    ...excerpt(printed.split('\n')),
  ];
}

function excerpt(lines: readonly string[]): readonly string[] {
  const hidden = lines.length - 2 * SHOWN_LINES;
  if (hidden <= 0) return lines;
  return [...lines.slice(0, SHOWN_LINES), `… ${hidden} lines …`, ...lines.slice(-SHOWN_LINES)];
}
