import {CONTRACT} from '../../contract/openapi';
import {checkYaml, openYaml, type Problem} from '../../files';
import type {Page} from '../mdx';
import {SOURCES} from '../../contract/registries';
import {pageRule} from './rule';

/** The keys of front matter. The description of a key is the fix for a wrong value. */
const KEYS = {
  title: {type: 'string', pattern: '\\S', description: 'write the title in sentence case'},
  description: {
    type: 'string',
    minLength: 50,
    maxLength: 160,
    description: 'write one sentence of 50 to 160 characters about the purpose of the page',
  },
  sources: {
    type: 'array',
    minItems: 1,
    items: {type: 'string'},
    description: `write ids of ${SOURCES}: sources: [A0, T1]`,
  },
  sidebar_label: {type: 'string'},
  hide_table_of_contents: {enum: ['true', 'false']},
};

const OPERATION = {type: 'string', description: `write the operationId of ${CONTRACT}`};

/** The schemas of front matter, by where a page is; the first match counts. Pages in `src/` state no facts. */
const SCHEMAS = [
  createSchema('src/', ['title', 'description']),
  createSchema('api/apis/', ['title', 'description', 'sources', 'operation']),
  createSchema('', ['title', 'description', 'sources']),
];

function createSchema(folder: string, required: readonly string[]) {
  const properties = required.includes('operation') ? {...KEYS, operation: OPERATION} : KEYS;
  return {folder, schema: {type: 'object', required, properties, additionalProperties: false}};
}

function checkFrontMatter(page: Page): Problem[] {
  if (!page.yaml) {
    const fix = 'start the page with ---, title, description and sources, and --- again';
    return [{location: `${page.file}:1:1`, problem: 'has no front matter', fix}];
  }
  const schema = SCHEMAS.find(({folder}) => page.file.startsWith(folder))?.schema ?? {};
  return checkYaml(openYaml(page.yaml), schema, 'write it');
}

export const frontMatter = pageRule('front-matter', checkFrontMatter);
