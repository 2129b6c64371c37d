import {constants} from 'node:os';
import {parseArgs} from 'node:util';
import type {MockContract} from '../contract';
import {readFaultRules} from '../faults';
import {checkProgram} from './checkProgram';
import {DEFAULTS, renderCheckHelp} from './help';
import {renderJson, renderReport, renderRun} from './report';
import {INTERRUPTS} from './runOnce';
import {GRACE_SECONDS} from './runProgram';

const OPTIONS = {
  fault: {type: 'string', multiple: true},
  team: {type: 'boolean'},
  'expect-exit': {type: 'string', default: DEFAULTS.expectExit},
  limit: {type: 'string', default: DEFAULTS.limit},
  parallel: {type: 'string', default: DEFAULTS.parallel},
  json: {type: 'boolean'},
  help: {type: 'boolean'},
} as const;

/** The options that are whole numbers, and the least that they can be. */
const NUMBERS = {'expect-exit': 0, limit: 1, parallel: 1} as const;

/** The signals that end a check, and with it all programs. */
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP', 'SIGQUIT'] as const;

/**
 * Runs `check` from the command line.
 *
 * @param args the arguments after `check`
 * @param program how the mock server was started, such as `node mock-server.mjs`
 * @returns the exit code
 * @throws Error with every reason for arguments that cannot be read, or for a program that cannot be started
 */
export async function runCheck(
  args: readonly string[],
  program: string,
  contract: MockContract,
): Promise<number> {
  const {isHelp, isJson, ...options} = readArguments(args, program, contract);
  if (isHelp) {
    console.log(renderCheckHelp(program));
    return 0;
  }
  const controller = new AbortController();
  let exitCode = 0;
  for (const signal of SIGNALS) {
    process.on(signal, () => {
      exitCode = 128 + constants.signals[signal];
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
  if (controller.signal.aborted) return exitCode;
  console.log(isJson ? renderJson(report) : renderReport(report));
  return report.isPassed ? 0 : 1;
}

/** @throws Error with every reason why the arguments cannot be read */
export function readArguments(
  args: readonly string[],
  program: string,
  {operations}: Pick<MockContract, 'operations'>,
) {
  const end = args.includes('--') ? args.indexOf('--') : args.length;
  const command = args.slice(end + 1);
  const {values, tokens, positionals} = parseArgs({
    args: args.slice(0, end),
    options: OPTIONS,
    allowPositionals: true,
    strict: false,
    tokens: true,
  });
  const reasons: string[] = [];
  for (const token of tokens) {
    const isUnknown = token.kind === 'option' && !Object.hasOwn(OPTIONS, token.name);
    if (isUnknown) reasons.push(`There is no option ${token.rawName}.`);
  }
  for (const [name, least] of Object.entries(NUMBERS)) {
    const text = String(values[name]);
    if (/^\d{1,5}$/.test(text) && Number(text) >= least) continue;
    reasons.push(`--${name} is "${text}"; use a whole number from ${least} to 99999.`);
  }
  const rules = values.fault?.map(String).flatMap(expandRule);
  for (const rule of rules ?? []) {
    try {
      if (!INTERRUPTS.has(rule)) readFaultRules(rule, operations);
    } catch (error) {
      reasons.push(String(error));
    }
  }
  if (positionals.length > 0 || command.length === 0) {
    const example = [...positionals, ...command].join(' ') || 'python3 my-program.py';
    reasons.push(`Write the program after --, without quotes: ${program} check -- ${example}`);
  }
  const isHelp = values.help === true;
  if (reasons.length > 0 && !isHelp) throw new Error(reasons.join('\n'));
  return {
    command,
    rules,
    isHelp,
    isJson: values.json === true,
    isTeam: values.team === true,
    expectedExit: Number(values['expect-exit']),
    limitSeconds: Number(values.limit),
    parallel: Number(values.parallel),
  };
}

/** Returns the rules of a name. The run without faults is always there. */
function expandRule(name: string): readonly string[] {
  if (name === 'none') return [];
  return name === 'interrupt' ? [...INTERRUPTS.keys()] : [name];
}
