import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {describe, inject} from 'vitest';
import {programPath} from '@site/src/plugins/console/node/programs';
import {missing, PYTHON, type RequirementName, titled} from '../helpers/machine';

/** How the programs of one language run on this machine. */
export type Language = {
  readonly id: 'curl' | 'python' | 'javascript';
  /** What a program of `samples/`, or a request of a page, needs. */
  readonly program: readonly RequirementName[];
  /** What a program that uses the client of OpenAI needs, if it is not the same. */
  readonly chatProgram?: readonly RequirementName[];
  readonly file: string;
  readonly args: readonly string[];
};

/** What reaches every program of our environment. */
const OWN = {PATH: process.env.PATH ?? '', HOME: process.env.HOME};

/**
 * The environment of a program.
 *
 * @param isFast whether it waits a fortieth of the time that it states: see `provideSleep.ts`
 */
export function environment(isFast = true): Readonly<Record<string, string | undefined>> {
  if (!isFast) return OWN;
  const folder = inject('sleepFolder');
  return {
    ...OWN,
    PATH: `${folder}${path.delimiter}${OWN.PATH}`,
    PYTHONPATH: folder,
    NODE_OPTIONS: `--import=${pathToFileURL(path.join(folder, 'timers.mjs')).href}`,
  };
}

export const LANGUAGES: readonly Language[] = [
  {id: 'curl', program: ['bash', 'curl', 'jq'], file: 'bash', args: []},
  {
    id: 'python',
    program: ['python-requests'],
    chatProgram: ['python-openai'],
    file: PYTHON,
    args: ['-B'],
  },
  {id: 'javascript', program: [], file: process.execPath, args: []},
];

/** Returns why this machine cannot run a program, or undefined: see `missing`. */
export function missingFor(language: Language, name: string): string | undefined {
  const {program, chatProgram = program} = language;
  return missing(...(name.startsWith('chat') ? chatProgram : program));
}

/**
 * Declares tests of a program in each language, which run at the same time: programs mostly wait. They are skipped where
 * something is missing that the program needs.
 *
 * @example inEachLanguage('chat', (language) => test('chat answers', () => runSample(language, 'chat')));
 */
export function inEachLanguage(name: string, declare: (language: Language) => void): void {
  for (const language of LANGUAGES) {
    const [title, options] = titled(language.id, missingFor(language, name));
    describe(title, {...options, concurrent: true}, () => declare(language));
  }
}

export function fileOf({id}: Language, name: string): string {
  return path.resolve(programPath(id, name));
}
