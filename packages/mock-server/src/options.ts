import {parseArgs, type ParseArgsConfig} from 'node:util';

/** Options by name. With a `range`, the value has to be a whole number in it. */
type Options = NonNullable<ParseArgsConfig['options']> &
  Readonly<Record<string, {readonly range?: readonly [first: number, last: number]}>>;

/**
 * @returns the valid options among the arguments of a command, the arguments that are not options, and a sentence for each
 *   problem, so that all are reported at once
 */
export function readOptions(args: string[], options: Options) {
  const {values, positionals} = parseArgs({args, options, strict: false});
  const problems: string[] = [];
  for (const [name, value] of Object.entries(values)) {
    const problem = describeProblem(name, value, options);
    if (problem === undefined) continue;
    problems.push(problem);
    values[name] = undefined;
  }
  return {values, positionals, problems};
}

function describeProblem(name: string, value: unknown, options: Options): string | undefined {
  const names = Object.keys(options);
  if (!names.includes(name)) return `--${name} is no option; use --${names.join(', --')}.`;
  const {type, range} = options[name] ?? {};
  if (type === 'boolean') return value === true ? undefined : `--${name} takes no value.`;
  // An option without a value is `true`, and one that may be repeated is a list.
  if ([value].flat().includes(true)) return `--${name} needs a value.`;
  if (!range) return undefined;
  const [first, last] = range;
  const text = String(value);
  if (/^\d+$/.test(text) && Number(text) >= first && Number(text) <= last) return undefined;
  return `--${name} is "${text}"; use a whole number from ${first} to ${last}.`;
}
