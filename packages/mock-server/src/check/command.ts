import {parseArgs} from 'node:util';
import type {MockContract} from '../contract';
import {SLOW_ANSWER_SECONDS} from '../faults';
import {THRESHOLDS} from './analyze';
import {checkProgram, type Report, type Run} from './checkProgram';
import {renderTable} from './report';

/** What a reader has to know of a program that was killed. */
const CLOCK_NOTE = `A deadline of
another kind, such as AbortSignal.timeout of Node.js or SECONDS of a
shell, passes in real time: set --limit above it.`;

/** The text of `check --help`; `program` is such as `node mock-server.mjs`. */
function renderCheckHelp(program: string): string {
  return `Usage: ${program} check [options] -- <command>

Runs a program against the mock server as it is, then once under each
fault that can affect it, each time with a fresh state. Prints what is
left, repeated or taken for granted, with the numbers of the requests.

  --fault <rule>      Runs under this rule only; can be repeated
  --speed <number>    Simulated seconds in a real one (default 20)
  --limit <seconds>   Real seconds that a run may take (default 120)
  --parallel <number> Runs at the same time (default 4)
  --json              Prints the same as JSON
  --help              Prints this text

The program gets RUNGEN_API, RUNGEN_API_KEY, OPENAI_BASE_URL,
OPENAI_API_KEY, RUNGEN_MODEL, and a running app with a completed job in
RUNGEN_APP_ID and RUNGEN_JOB_ID. At the speed pass time.sleep, time.time
and time.monotonic of Python, setTimeout, Date and performance.now of
Node.js, and sleep of shells. Other waits are real, and under slow-answer
all are. ${CLOCK_NOTE}

Facts that are printed:
- active workers of an app that the program created or started, and the
  simulated minutes that they would have been billed for, rounded up
- one body that made two apps, one input that was run twice, one chat
  request that was answered twice
- an answer of ${SLOW_ANSWER_SECONDS} s that the program waited for to its end
- ${THRESHOLDS.reads} reads or more of one path with pauses under ${THRESHOLDS.pauseSeconds} simulated second
  that do not grow
- a request with an ID that no answer had
- a request that the contract does not allow, with the reason
- a key that was sent to the link of a result
- exit code 0 although a job failed, or less was done than without faults
- a program that does not end, or leaves processes running
The numbers among them are the mock server's own, not the service's.

The exit code is 0 if nothing of this was found, else 1.`;
}

/**
 * Runs `check` from the command line.
 *
 * @param args the arguments after `check`
 * @param program how the mock server was started, such as `node mock-server.mjs`
 * @returns the exit code
 * @throws Error for options that cannot be read
 */
export async function runCheck(
  args: readonly string[],
  program: string,
  contract: MockContract,
): Promise<number> {
  const end = args.indexOf('--');
  const command = end === -1 ? [] : args.slice(end + 1);
  const {values} = parseArgs({
    args: end === -1 ? [...args] : args.slice(0, end),
    options: {
      fault: {type: 'string', multiple: true},
      speed: {type: 'string', default: '20'},
      limit: {type: 'string', default: '120'},
      parallel: {type: 'string', default: '4'},
      json: {type: 'boolean', default: false},
      help: {type: 'boolean', default: false},
    },
  });
  if (values.help) {
    console.log(renderCheckHelp(program));
    return 0;
  }
  if (command.length === 0) {
    throw new Error(`Write the program after --, as in: ${program} check -- python3 my-program.py`);
  }
  const controller = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => controller.abort());
  const report = await checkProgram({
    contract,
    command,
    ...(values.fault && {rules: values.fault}),
    speed: readNumber('speed', values.speed),
    limit: readNumber('limit', values.limit),
    parallel: Math.ceil(readNumber('parallel', values.parallel)),
    onRun: (run) => console.error(describeProgress(run)),
    signal: controller.signal,
  });
  if (controller.signal.aborted) {
    console.error('The check was ended. All programs were stopped.');
    return 130;
  }
  if (values.json) console.log(JSON.stringify(report, null, 2));
  else console.log(renderReport(report));
  return report.isPassed ? 0 : 1;
}

function renderReport(report: Report): string {
  const parts = [report.problem ?? `\n${renderTable(report.runs)}`];
  if (report.runs.some(isKilled)) parts.push(CLOCK_NOTE.replaceAll('\n', ' '));
  const output = report.output?.trimEnd() ?? '';
  if (output !== '') parts.push(`It printed, without faults:\n${output}`);
  return parts.join('\n\n');
}

function isKilled({findings}: Run): boolean {
  return findings.some(({kind}) => kind === 'still-running');
}

function describeProgress({fault, findings, seconds}: Run): string {
  const result = findings.length === 0 ? 'nothing is left' : `found: ${findings.length}`;
  return `${fault}: ${result} (${seconds.toFixed(1)} s)`;
}

/** At a higher speed, simulated time would exceed four-digit years within a working day. */
const MAX_NUMBER = 10_000;

/**
 * Reads the number of an option.
 *
 * @throws Error for a text that is none, or is not above 0
 */
export function readNumber(name: string, text: string): number {
  const number = Number(text);
  if (number > 0 && number <= MAX_NUMBER) return number;
  throw new Error(`--${name} is "${text}"; use a number above 0 and at most ${MAX_NUMBER}.`);
}
