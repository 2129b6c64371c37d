import {parseArgs} from 'node:util';
import {COMMAND_LINE, MAX_SPEED} from './commandLine';
import {parseFaultRules} from './faultRules';
import {RUN_ANSWERS, type SandboxOptions} from './sandboxOptions';

/** An invalid command line. Its message is for the person who typed it. */
export class UsageError extends Error {}

/**
 * Parses the command line of the mock server.
 *
 * @param args the arguments after the program's name
 * @returns the options, or null if the person asks for help
 * @throws UsageError that names the invalid argument and the values that it can have
 */
export function parseArguments(args: readonly string[]): SandboxOptions | null {
  const values = readValues(args);
  if (values.help) return null;
  const {clock, fault = [], 'run-answer': runAnswer} = values;
  if (clock !== undefined && clock !== 'real' && clock !== 'step') {
    throw new UsageError(`--clock is "${clock}"; use real or step`);
  }
  const faults = readFaults(fault);
  const form = RUN_ANSWERS.find((it) => it === runAnswer);
  if (runAnswer !== undefined && !form) {
    throw new UsageError(`--run-answer is "${runAnswer}"; use ${RUN_ANSWERS.join(' or ')}`);
  }
  const isPort = (it: number) => Number.isInteger(it) && it >= 0 && it < 65_536;
  const port = readNumber('port', values.port, isPort, 'a whole number from 0 to 65535');
  const isSpeed = (it: number) => it > 0 && it <= MAX_SPEED;
  const speed = readNumber(
    'speed',
    values.speed,
    isSpeed,
    `a number above 0 and at most ${MAX_SPEED}`,
  );
  const seed = readNumber('seed', values.seed, Number.isSafeInteger, 'a whole number');
  return {
    ...(port !== undefined && {port}),
    ...(speed !== undefined && {speed}),
    ...(seed !== undefined && {seed}),
    ...(clock && {clock}),
    ...(faults !== undefined && {faults}),
    ...(form && {runAnswer: form}),
  };
}

function readValues(args: readonly string[]) {
  try {
    return parseArgs({args: [...args], options: COMMAND_LINE, strict: true}).values;
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

function readFaults(values: readonly string[]): string | undefined {
  if (values.length === 0) return undefined;
  const rules = values.join(',');
  try {
    parseFaultRules(rules);
  } catch (error) {
    throw new UsageError(`--fault: ${error instanceof Error ? error.message : String(error)}`);
  }
  return rules;
}

function readNumber(
  name: string,
  value: string | undefined,
  isAllowed: (value: number) => boolean,
  range: string,
): number | undefined {
  if (value === undefined) return undefined;
  const number = value.trim() === '' ? NaN : Number(value);
  if (Number.isFinite(number) && isAllowed(number)) return number;
  throw new UsageError(`--${name} is "${value}"; use ${range}`);
}
