import {RULE_FORM} from './faultRules';
import {FAULTS} from './faults';
import {OPERATIONS} from './operations';
import {RUN_ANSWERS} from './sandboxOptions';

/** A command-line option, with its description for `--help` and for the page. */
type CommandLineOption = {
  readonly type: 'string' | 'boolean';
  /** Whether it can be repeated. */
  readonly multiple?: boolean;
  /** The placeholder after the option's name. */
  readonly value?: string;
  /** A sentence without its period; names of the API and of values are in backticks. */
  readonly meaning: string;
  /** The default, which applies without the option. */
  readonly unset?: string;
};

/** At a higher speed, simulated time would exceed four-digit years within a working day. */
export const MAX_SPEED = 10_000;

/** All options of the mock server: the parser, `--help` and the page use this one list. */
export const COMMAND_LINE = {
  port: {
    type: 'string',
    value: 'number',
    meaning: 'Listens on this port of `127.0.0.1`; `0` takes a free one',
    unset: '4010',
  },
  speed: {
    type: 'string',
    value: 'number',
    meaning: `Simulated seconds that pass in one real second, at most ${MAX_SPEED}; \`0.1\` leaves time to cancel a job by hand`,
    unset: '1',
  },
  clock: {
    type: 'string',
    value: 'real|step',
    meaning: 'With `step`, time moves one second with each accepted request',
    unset: 'real',
  },
  seed: {
    type: 'string',
    value: 'number',
    meaning: 'Makes the same IDs in each run',
    unset: 'random, with `--clock step` 1',
  },
  fault: {
    type: 'string',
    multiple: true,
    value: 'rules',
    meaning: 'Lets things go wrong on purpose, see below; can be repeated',
    unset: 'none',
  },
  'run-answer': {
    type: 'string',
    value: RUN_ANSWERS.join('|'),
    meaning: 'Answers Run job in one of the two published forms',
    unset: 'data',
  },
  help: {type: 'boolean', meaning: 'Prints this list'},
} as const satisfies Readonly<Record<string, CommandLineOption>>;

/** The syntax of fault rules; names of the API and of values are in backticks. */
export const FAULT_RULES =
  `Fault rules have commas between them. A rule is \`${RULE_FORM}\`; turns are \`2\`, \`2-4\`, or \`2+\`, counted ` +
  'over the requests that the rule matches. Without turns, `slow-start`, `failed-job`, and `unknown-state` affect every request, and the others every second ' +
  'one, beginning with the first. Where a program lists before it creates, name the operation, as in ' +
  '`rate-limit@createApp`. Several rules hold together; where two would decide the same answer, the first one listed does. ' +
  'The `x-mock-fault` header holds rules for one request, in place of those of the option; `none` turns these off.';

/** Fault rules to copy, with what each one does. */
export const FAULT_EXAMPLES = [
  {rule: 'lost-answer@runJob#1', does: 'The first run takes effect, and its answer is lost'},
  {rule: 'rate-limit@getJob#2-4', does: 'The second to the fourth request for a job get 429'},
  {rule: 'bad-gateway@updateApp#2+', does: 'Every update of an app but the first gets 502'},
] as const;

/** @returns every fault with what it does */
export function listFaults(): readonly {readonly name: string; readonly says: string}[] {
  return Object.entries(FAULTS).map(([name, {says}]) => ({name, says}));
}

/** @returns every option as it is typed, in the order of the list */
export function listOptions(): readonly (CommandLineOption & {readonly typed: string})[] {
  return Object.entries<CommandLineOption>(COMMAND_LINE).map(([name, option]) => ({
    ...option,
    typed: `--${name}${option.value ? ` <${option.value}>` : ''}`,
  }));
}

/**
 * @param program how the mock server was started, such as `node mock-server.mjs`
 * @returns what `--help` prints
 */
export function renderUsage(program: string): string {
  const options = listOptions();
  const width = Math.max(...options.map(({typed}) => typed.length));
  const lines = options.map(({typed, meaning, unset}) => {
    const end = unset === undefined ? '' : ` (default ${unset})`;
    return `  ${typed.padEnd(width)}  ${meaning.replaceAll('`', '')}${end}`;
  });
  const faults = listFaults().map(({name, says}) => `  ${name.padEnd(width)}  ${says}`);
  const examples = FAULT_EXAMPLES.map(({rule, does}) => `  ${rule.padEnd(width)}  ${does}`);
  const parts = [
    lines.join('\n'),
    FAULT_RULES.replaceAll('`', ''),
    `Operations: ${[...OPERATIONS.keys()].join(', ')}`,
    examples.join('\n'),
    faults.join('\n'),
  ];
  return `Usage: ${program} [options]\n\n${parts.join('\n\n')}`;
}
