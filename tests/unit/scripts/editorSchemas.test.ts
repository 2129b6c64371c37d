import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {parse} from 'yaml';
import Ajv2020 from 'ajv/dist/2020';
import {schemaFile, writeEditorSchemas} from '../../../scripts/editorSchemas';
import {REGISTRY_SCHEMAS} from '../../../src/registries';

const REGISTRIES = [...REGISTRY_SCHEMAS.keys()];
const readJson = (file: string): object => JSON.parse(readFileSync(file, 'utf8')) as object;

test.each(REGISTRIES)('the schema for editors accepts %s', (registry) => {
  const ajv = new Ajv2020({strict: false});
  const validate = ajv.compile(readJson(schemaFile(registry)));
  expect(validate(parse(readFileSync(registry, 'utf8'))), JSON.stringify(validate.errors)).toBe(
    true,
  );
});

test('editors have the schemas of the registries: run npm run record -- schemas', () => {
  for (const [file, text] of writeEditorSchemas()) {
    expect(readJson(file), file).toEqual(JSON.parse(text));
  }
});

test('the settings of the editor name the schema of each registry', () => {
  const settings = {
    'yaml.schemas': Object.fromEntries(
      REGISTRIES.map((registry) => [schemaFile(registry), registry]),
    ),
  };
  expect(readJson('.vscode/settings.json')).toMatchObject(settings);
});
