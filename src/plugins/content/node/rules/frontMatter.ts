import type {Problem} from '../../../problems';
import type {Page} from '../readPages';
import {readYaml, recordSchema} from '../readYaml';
import {SOURCES} from '../registers';

/** The kinds of pages. CONTRIBUTING.md says which need each of them serves. */
export const PAGE_KINDS = [
  'tutorial',
  'how-to',
  'quickstart',
  'reference',
  'concept',
  'landing',
] as const;

/** What each key holds; the description tells a writer what to write. */
const PROPERTIES = {
  title: {type: 'string', pattern: '\\S', description: 'write the title in sentence case'},
  description: {
    ...{type: 'string', minLength: 50, maxLength: 160},
    description: 'write one sentence of 50 to 160 characters that says what the page is for',
  },
  kind: {enum: PAGE_KINDS, description: `write one of ${PAGE_KINDS.join(', ')}`},
  sources: {
    ...{type: 'array', minItems: 1, items: {type: 'string'}},
    description: `write ids of ${SOURCES}: sources: [A0, T1]`,
  },
  related: {
    ...{type: 'array', minItems: 1, items: {type: 'string', pattern: '^/'}},
    description: "write a list of paths: related: ['/docs/intro']",
  },
  sidebar_label: {type: 'string'},
  hide_table_of_contents: {enum: ['true', 'false']},
};

/** @returns the schema of a page's front matter; a page below `api/apis/` documents one operation, and no other does */
function schemaOf(file: string): object {
  const operation = {type: 'string', description: 'write the operationId of contract/openapi.yaml'};
  const own = file.startsWith('api/apis/') && {operation};
  const {title, description, kind, sources} = PROPERTIES;
  const needed = {title, description, kind, ...(!file.startsWith('src/') && {sources})};
  return recordSchema({...needed, ...own}, PROPERTIES);
}

/**
 * Checks the front matter of a page.
 *
 * @throws ContentError with everything that it lacks, and what is unknown or of another form
 */
export function checkFrontMatter(page: Page): Problem[] {
  if (!page.yaml) {
    const fix = 'start the page with ---, title, description, kind, and sources, and --- again';
    return [{place: `${page.file}:1:1`, problem: 'has no front matter', fix}];
  }
  readYaml(page.yaml, schemaOf(page.file), 'write it');
  return [];
}
