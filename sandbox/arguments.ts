import {parseArgs} from 'node:util';
import {DEFAULT_PORT} from './node';

/** At a higher speed, simulated time would exceed four-digit years within a working day. */
const MAX_SPEED = 10_000;

/** All options of the command line. `help.ts` describes them. */
export const OPTIONS = {
  port: {type: 'string', default: String(DEFAULT_PORT)},
  speed: {type: 'string', default: '1'},
  fault: {type: 'string', multiple: true},
  help: {type: 'boolean'},
} as const;

/**
 * Reads the command line.
 *
 * @returns the options, or null if the person asks for help
 * @throws Error for an option that does not exist, or a value that it cannot have
 */
export function readArguments(args: readonly string[]) {
  const {values} = parseArgs({args: [...args], options: OPTIONS});
  if (values.help) return null;
  const [port, speed] = [toNumber(values.port), toNumber(values.speed)];
  if (!(Number.isInteger(port) && port >= 0 && port < 65_536)) {
    throw new Error(`--port is "${values.port}"; use a whole number from 0 to 65535.`);
  }
  if (!(speed > 0 && speed <= MAX_SPEED)) {
    throw new Error(`--speed is "${values.speed}"; use a number above 0 and at most ${MAX_SPEED}.`);
  }
  return {port, speed, faults: values.fault?.join()};
}

function toNumber(text: string): number {
  return text.trim() === '' ? NaN : Number(text);
}
