import {readFileSync} from 'node:fs';
import path from 'node:path';
import {readYaml, recordSchema} from '../../../files';
import {blocks, code, table} from '../../../mdx';

/** Programs of others that were run with the contract. */
export const TOOLS = 'contract/tools.yaml';

/** A generator, client or validator, as `contract/tools.yaml` has it. */
export type Tool = {
  readonly id: string;
  readonly kind: 'generator' | 'import' | 'validator';
  /** The versions of the packages that were run, by name. */
  readonly packages: Readonly<Record<string, string>>;
  /** The versions of what the program needs too. */
  readonly besides: Readonly<Record<string, string>>;
  /** For bash. A library without a command has none. */
  readonly command?: string;
  /** What to know before, in Markdown. Validators have none: they accept everything. */
  readonly know?: string;
};

const TEXT = {type: 'string', minLength: 1};
const VERSIONS = {
  type: 'object',
  additionalProperties: {
    type: 'string',
    pattern: String.raw`^\d+\.\d+\.\d+$`,
    description: 'write an exact version, such as 7.13.0',
  },
};
const SCHEMA = {
  type: 'array',
  items: recordSchema(
    {
      id: TEXT,
      kind: {enum: ['generator', 'import', 'validator']},
      packages: {...VERSIONS, minProperties: 1},
      besides: VERSIONS,
    },
    {command: TEXT, know: TEXT},
  ),
};

/**
 * Reads the programs that were run with the contract.
 *
 * @param siteDir the folder of the site
 * @throws ContentError with everything that has another form
 */
export function readTools(siteDir: string): readonly Tool[] {
  const text = readFileSync(path.join(siteDir, TOOLS), 'utf8');
  return readYaml(
    {file: TOOLS, text},
    SCHEMA,
    'write id, kind, packages, besides, command, and know',
  );
}

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
    `These accept all files without a warning: ${validators.join(', ')}.`,
  );
}
