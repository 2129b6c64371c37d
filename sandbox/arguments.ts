import {parseArgs} from 'node:util';
import {RUN_ANSWERS} from './call';
import {readFaultRules} from './faults';
import {MAX_SPEED, OPTIONS} from './help';
import type {StartOptions} from './node';

/**
 * Reads the command line.
 *
 * @returns the options, null if the person asks for help, or what is wrong
 */
export function readArguments(args: readonly string[]): StartOptions | string | null {
  try {
    const {values} = parseArgs({args: [...args], options: OPTIONS, strict: true});
    if (values.help) return null;
    const {fault, clock, 'run-answer': runAnswer} = values;
    const faults = fault?.join();
    if (faults !== undefined) readFaultRules(faults);
    return {
      faults,
      port: numberIn(
        'port',
        values.port,
        'a whole number from 0 to 65535',
        (it) => Number.isInteger(it) && it >= 0 && it < 65_536,
      ),
      speed: numberIn(
        'speed',
        values.speed,
        `a number above 0 and at most ${MAX_SPEED}`,
        (it) => it > 0 && it <= MAX_SPEED,
      ),
      seed: numberIn('seed', values.seed, 'a whole number', Number.isSafeInteger),
      clock: oneOf('clock', clock, ['real', 'step']),
      runAnswer: oneOf('run-answer', runAnswer, RUN_ANSWERS),
    };
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

function numberIn(
  name: string,
  value: string | undefined,
  range: string,
  isAllowed: (value: number) => boolean,
): number | undefined {
  if (value === undefined) return undefined;
  const number = value.trim() === '' ? NaN : Number(value);
  if (isAllowed(number)) return number;
  throw new Error(`--${name} is "${value}"; use ${range}.`);
}

function oneOf<Choice extends string>(
  name: string,
  value: string | undefined,
  choices: readonly Choice[],
): Choice | undefined {
  const choice = choices.find((it) => it === value);
  if (value === undefined || choice !== undefined) return choice;
  throw new Error(`--${name} is "${value}"; use ${choices.join(' or ')}.`);
}
