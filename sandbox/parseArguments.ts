import {parseArgs} from 'node:util';
import {FAULTS} from './faults';
import {parseFaultRules, RULE_FORM} from './faultRules';
import {RUN_ANSWERS, type SandboxOptions} from './sandboxOptions';

/** Faster, simulated time would leave the four-digit years within a day of work. */
const MOST_SPEED = 10_000;

/** What `npm run sandbox -- --help` prints. */
export const USAGE = `Usage: npm run sandbox -- [options]

  --port <number>        port on 127.0.0.1 (default 4010)
  --speed <number>       simulated seconds in one real second (default 1)
  --clock <real|step>    step: time moves one second with each accepted request (default real)
  --seed <number>        seed of the ids, for the same ids in each run
  --fault <rules>        what goes wrong, see below; can be repeated
  --run-answer <form>    form of the answer to Run job: ${RUN_ANSWERS.join(', ')} (default data)
  --help                 this text

Fault rules have commas between them. A rule is ${RULE_FORM}; turns are 2, 2-4, or 2+, counted over
the requests that the rule matches. Without turns, the last three hold always, the others every second time.

${listFaults()}`;

function listFaults(): string {
  return Object.entries(FAULTS)
    .map(([name, {says}]) => `  ${name.padEnd(16)} ${says}`)
    .join('\n');
}

/** A wrong command line. Its message is for the person who typed it. */
export class UsageError extends Error {}

/**
 * Reads the command line of the mock server.
 *
 * @param args the arguments after the program's name
 * @returns the options, or null when the person asks for help
 * @throws UsageError that names the wrong argument and what it has to be
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
  const isSpeed = (it: number) => it > 0 && it <= MOST_SPEED;
  const speed = readNumber(
    'speed',
    values.speed,
    isSpeed,
    `a number above 0 and at most ${MOST_SPEED}`,
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
  const text = {type: 'string'} as const;
  const options = {
    port: text,
    speed: text,
    clock: text,
    seed: text,
    fault: {type: 'string', multiple: true},
    'run-answer': text,
    help: {type: 'boolean'},
  } as const;
  try {
    return parseArgs({args: [...args], options, strict: true}).values;
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
