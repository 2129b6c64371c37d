import {code, table} from '../../../content/mdx';
import type {CheckedPrograms} from '../../../contract/registries';

/** Renders what `check` finds in the programs, as a table in MDX. */
export function renderChecks(checks: readonly CheckedPrograms[]): string {
  const rows = checks.map(({programs, failures}) => [
    programs.map(code).join(', '),
    failures.map(code).join(', '),
    'Nothing',
  ]);
  return table(['Programs', 'Failures', 'What is left'], rows);
}
