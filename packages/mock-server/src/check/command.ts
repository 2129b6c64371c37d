import type {MockContract} from '../contract';
import {readFaultRules} from '../faults';
import {readOptions} from '../options';
import {checkProgram} from './checkProgram';
import {DEFAULTS, renderCheckHelp} from './help';
import {renderReport, renderRun} from './report';
import {INTERRUPTS} from './runOnce';
import {GRACE_SECONDS} from './runProgram';

const OPTIONS = {
  fault: {type: 'string', multiple: true},
  team: {type: 'boolean'},
  'leaves-running': {type: 'boolean'},
  'expect-exit': {type: 'string', default: DEFAULTS.expectExit, range: [0, 255]},
  limit: {type: 'string', default: DEFAULTS.limit, range: [1, 99_999]},
  parallel: {type: 'string', default: DEFAULTS.parallel, range: [1, 999]},
  help: {type: 'boolean', short: 'h'},
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

/** Reads the arguments; returns undefined if they ask for help, and throws Error for what cannot be read. */
export function readArguments(
  args: readonly string[],
  program: string,
  {operations}: Pick<MockContract, 'operations'>,
) {
  const end = args.includes('--') ? args.indexOf('--') : args.length;
  const command = args.slice(end + 1);
  const {values, positionals, problems} = readOptions(args.slice(0, end), OPTIONS);
  if (values.help) return undefined;
  // What stands before the hyphens may be the value of an unknown option.
  const misplaced = problems.length > 0 ? [] : positionals;
  if (misplaced.length > 0 || command.length === 0) {
    const example = [...misplaced, ...command].join(' ') || 'python3 my-program.py';
    problems.push(`Write the program after --, without quotes: ${program} check -- ${example}`);
  }
  if (problems.length > 0) throw new Error(problems.join('\n'));
  const rules = [values.fault ?? []]
    .flat()
    .filter((rule) => rule !== 'none') // the run without faults is always there
    .flatMap((rule) => (rule === 'interrupt' ? [...INTERRUPTS.keys()] : String(rule)));
  for (const rule of rules) {
    if (!INTERRUPTS.has(rule)) readFaultRules(rule, operations); // throws for what is no rule
  }
  return {
    command,
    rules: values.fault === undefined ? undefined : rules,
    isTeam: values.team === true,
    leavesRunning: values['leaves-running'] === true,
    expectedExit: Number(values['expect-exit']),
    limitSeconds: Number(values.limit),
    parallel: Number(values.parallel),
  };
}
