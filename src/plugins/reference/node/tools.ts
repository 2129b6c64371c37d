import {readFileSync} from 'node:fs';
import path from 'node:path';
import {code, readYaml, recordSchema, table} from '../../content';

/** Programs of others that were run with the contract. */
export const TOOLS = 'contract/tools.yaml';

/** A generator, client or validator, as `contract/tools.yaml` has it. */
export type Tool = {
  readonly id: string;
  /** The versions of the packages that were run, by name. */
  readonly packages: Readonly<Record<string, string>>;
  /** The versions of what the program needs too. */
  readonly besides: Readonly<Record<string, string>>;
  /** For bash. A library without a command has none. */
  readonly command?: string;
  /** What to know before, in Markdown. */
  readonly know: string;
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
    {id: TEXT, packages: {...VERSIONS, minProperties: 1}, besides: VERSIONS, know: TEXT},
    {command: TEXT},
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
  return readYaml({file: TOOLS, text}, SCHEMA, 'write id, packages, besides, command, and know');
}

/** Renders the programs as a table in MDX. */
export function renderTools(tools: readonly Tool[]): string {
  const rows = tools.map(({packages, command, know}) => {
    const versions = Object.entries(packages).map(([name, version]) => `${code(name)} ${version}`);
    return [versions.join(', '), command === undefined ? 'Your program' : code(command), know];
  });
  return table(['Package', 'Command', 'Know before'], rows);
}
