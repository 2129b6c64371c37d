import {blocks, code, table} from '../../../content/mdx';
import type {Tool} from '../../../contract/registries';

/** Renders generators and imports as a table, and validators as a sentence, in MDX. */
export function renderTools(tools: readonly Tool[]): string {
  const rows: string[][] = [];
  const validators: string[] = [];
  for (const {kind, packages, newer = {}, command, know = ''} of tools) {
    const versions = Object.entries(packages).map(([name, version]) => {
      const newest = newer[name];
      return `${code(name)} ${version}${newest === undefined ? '' : `, with Node.js 22 ${newest}`}`;
    });
    if (kind === 'validator') validators.push(...versions);
    else rows.push([versions.join(', '), code(command), know]);
  }
  return blocks(
    table(['Package', 'Command', 'Know before'], rows),
    `These validators have no complaint about any file: ${validators.join(', ')}.`,
  );
}
