import {parseArgs} from 'node:util';
import type {MockContract} from '../contract';
import {readFaultRules} from '../faults';
import {checkProgram} from './checkProgram';
import {DEFAULTS, renderCheckHelp} from './help';
import {renderReport, renderRun} from './report';
import {INTERRUPTS} from './runOnce';
import {GRACE_SECONDS} from './runProgram';

const OPTIONS = {
  fault: {type: 'string', multiple: true},
  team: {type: 'boolean'},
  'leaves-running': {type: 'boolean'},
  'expect-exit': {type: 'string', default: DEFAULTS.expectExit},
  limit: {type: 'string', default: DEFAULTS.limit},
  parallel: {type: 'string', default: DEFAULTS.parallel},
  help: {type: 'boolean'},
} as const;

/**
 * Runs `check` from the command line, and returns its exit code.
 *
 * @param program how the mock server was started, such as `node mock-server.mjs`
 * @throws Error for arguments that cannot be read, or a program that cannot be started
 */
export async function runCheck(
  args: readonly string[],
  program: string,
  contract: MockContract,
): Promise<number> {
  const options = readArguments(args, program, contract);
  if (!options) {
    console.log(renderCheckHelp(program));
    return 0;
  }
  const controller = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP', 'SIGQUIT']) {
    process.on(signal, () => {
      console.error(`The check ends: its programs have ${GRACE_SECONDS} s to do so too.`);
      controller.abort();
    });
  }
  // When its terminal is closed, it goes on until all programs have ended.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
  let ended = 0;
  const report = await checkProgram({
    ...options,
    contract,
    folder: process.cwd(),
    onRun: (run, total) => {
      ended += 1;
      if (!controller.signal.aborted) console.error(`${ended} of ${total}  ${renderRun(run)}`);
    },
    abort: controller.signal,
  });
  if (controller.signal.aborted) return 1;
  console.log(renderReport(report));
  return report.isPassed ? 0 : 1;
}

/** Reads the arguments, and returns undefined if they ask for help; throws Error for those that cannot be read. */
export function readArguments(
  args: readonly string[],
  program: string,
  {operations}: Pick<MockContract, 'operations'>,
) {
  const end = args.includes('--') ? args.indexOf('--') : args.length;
  const command = args.slice(end + 1);
  const {values, positionals} = parseArgs({
    args: args.slice(0, end),
    options: OPTIONS,
    allowPositionals: true,
  });
  if (values.help) return undefined;
  const readNumber = (name: 'expect-exit' | 'limit' | 'parallel', least: number): number => {
    const number = Number(values[name]);
    if (/^\d{1,5}$/.test(values[name]) && number >= least) return number;
    throw new Error(`--${name} is "${values[name]}"; use a whole number from ${least} to 99999.`);
  };
  const options = {
    command,
    rules: values.fault
      ?.filter((name) => name !== 'none') // the run without faults is always there
      .flatMap((name) => (name === 'interrupt' ? [...INTERRUPTS.keys()] : name)),
    isTeam: values.team === true,
    leavesRunning: values['leaves-running'] === true,
    expectedExit: readNumber('expect-exit', 0),
    limitSeconds: readNumber('limit', 1),
    parallel: readNumber('parallel', 1),
  };
  for (const rule of options.rules ?? []) {
    if (!INTERRUPTS.has(rule)) readFaultRules(rule, operations); // throws for an unknown one
  }
  if (positionals.length > 0 || command.length === 0) {
    const example = [...positionals, ...command].join(' ') || 'python3 my-program.py';
    throw new Error(`Write the program after --, without quotes: ${program} check -- ${example}`);
  }
  return options;
}
