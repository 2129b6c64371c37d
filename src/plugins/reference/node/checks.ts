import {readFileSync} from 'node:fs';
import path from 'node:path';
import {readYaml, recordSchema} from '../../../files';
import {code, table} from '../../../mdx';

/** What the programs of this site were checked under. */
export const CHECKS = 'samples/checks.yaml';

/** Programs that `mock-server.mjs check` runs under the same failures, and that leave nothing behind. */
export type CheckedPrograms = {
  /** Their names, without a language. */
  readonly programs: readonly string[];
  /** The names of the mock server's faults, in the order in which `check` prints them. */
  readonly failures: readonly string[];
};

const NAMES = {type: 'array', minItems: 1, items: {type: 'string', minLength: 1}};
const SCHEMA = {type: 'array', items: recordSchema({programs: NAMES, failures: NAMES})};

/**
 * Reads what the programs of this site were checked under.
 *
 * @param siteDir the folder of the site
 * @throws ContentError with everything that has another form
 */
export function readChecks(siteDir: string): readonly CheckedPrograms[] {
  const text = readFileSync(path.join(siteDir, CHECKS), 'utf8');
  return readYaml(
    {file: CHECKS, text},
    SCHEMA,
    'write programs and failures, each a list of names',
  );
}

/** Renders what `check` finds in the programs, as a table in MDX. */
export function renderChecks(checks: readonly CheckedPrograms[]): string {
  const rows = checks.map(({programs, failures}) => [
    programs.map(code).join(', '),
    failures.map(code).join(', '),
    'Nothing',
  ]);
  return table(['Programs', 'Failures', 'What is left'], rows);
}
