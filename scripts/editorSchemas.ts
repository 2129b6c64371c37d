import {REGISTRY_SCHEMAS} from '../src/registries';

/** YAML writes these without quotes, and editors do not take them for texts, as the site does. */
const SCALARS = ['string', 'number', 'boolean'];

/**
 * Writes the JSON schemas with which an editor checks the registries of `contract/`.
 *
 * @returns the text of each schema by its path, such as `.vscode/schemas/facts.json`
 */
export function writeEditorSchemas(): ReadonlyMap<string, string> {
  const files = new Map<string, string>();
  for (const [registry, schema] of REGISTRY_SCHEMAS) {
    const text = JSON.stringify(
      schema,
      (key, value: unknown) => (key === 'type' && value === 'string' ? SCALARS : value),
      2,
    );
    files.set(schemaFile(registry), `${text}\n`);
  }
  return files;
}

/** Returns the path of a schema: `contract/facts.yaml` has `.vscode/schemas/facts.json`. */
export function schemaFile(registry: string): string {
  return registry.replace('contract/', '.vscode/schemas/').replace('.yaml', '.json');
}
