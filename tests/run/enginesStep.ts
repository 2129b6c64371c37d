import {runCommand} from './runCommand';
import type {CaseResult} from './caseTable';
import type {Step} from './Step';

const LINE = /^(?<verdict>passed|FAILED|not run) +R(?<number>\d+): (?<rest>.+)$/gm;
const STATUS = {passed: 'passed', FAILED: 'failed', 'not run': 'skipped'} as const;

type Verdict = keyof typeof STATUS;

function isVerdict(text: string | undefined): text is Verdict {
  return text !== undefined && text in STATUS;
}

/**
 * Parses the output of `npm run test:engines`.
 *
 * @param output its lines, one for each engine, with details below
 * @returns the result of each engine's case
 */
export function readEngines(output: string): CaseResult[] {
  return [...output.matchAll(LINE)].flatMap(({groups}) =>
    isVerdict(groups?.verdict)
      ? [{cases: [Number(groups.number)], status: STATUS[groups.verdict]}]
      : [],
  );
}

/**
 * Tests the built site in Firefox and WebKit, where they are installed. Nothing here installs them, so they may be
 * missing in CI too, which is reported.
 */
export const ENGINES: Step = {
  name: 'engines',
  async run() {
    const {output} = await runCommand('tsx', ['tests/engines/run.ts'], {
      NODE_OPTIONS: '--experimental-websocket',
    });
    const cases = readEngines(output);
    const count = (status: CaseResult['status']): number =>
      cases.filter((it) => it.status === status).length;
    return {
      read: `${cases.length} engines`,
      passed: count('passed'),
      failed: count('failed') + (cases.length === 0 ? 1 : 0),
      skipped: count('skipped'),
      details: output,
      notes: output.split('\n').filter((line) => line.startsWith('passed')),
      notRun: [...output.matchAll(/^not run +(.+)$/gm)].map(([, reason = '']) => reason),
      cases,
    };
  },
};
