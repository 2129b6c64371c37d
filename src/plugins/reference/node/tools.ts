import {blocks, code, table} from '../../../content/mdx';
import type {Tool} from '../../../contract/registries';

/** Renders generators and imports as a table, and validators as a sentence, in MDX. */
export function renderTools(tools: readonly Tool[]): string {
  const rows: string[][] = [];
  const validators: string[] = [];
  for (const {kind, packages, command = '', know = ''} of tools) {
    const versions = Object.entries(packages).map(([name, version]) => `${code(name)} ${version}`);
    if (kind === 'validator') validators.push(...versions);
    else rows.push([versions.join(', '), code(command), know]);
  }
  return blocks(
    table(['Package', 'Command', 'Know before'], rows),
    `These tools accept all files without a warning: ${validators.join(', ')}.`,
  );
}
