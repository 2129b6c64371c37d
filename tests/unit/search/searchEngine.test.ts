import MiniSearch from 'minisearch';
import {describe, expect, it} from 'vitest';
import {findSections, SEARCH_OPTIONS} from '@site/src/plugins/search/browser/searchEngine';
import type {SearchSection} from '@site/src/plugins/search/browser/SearchSection';
import {processTerm, tokenize} from '@site/src/plugins/search/browser/terms';

function section(id: string, fields: Partial<SearchSection>): SearchSection {
  return {
    id,
    scope: 'docs',
    pageTitle: '',
    heading: '',
    breadcrumb: '',
    endpoint: '',
    text: '',
    code: '',
    ...fields,
  };
}

const SECTIONS = [
  section('/docs/get-api-key', {pageTitle: 'Get an API key', text: 'Send your key in x-api-key.'}),
  section('/docs/images', {pageTitle: 'Generate images', text: 'Save the image to disk.'}),
  section('/api/update#body.configuration.active_workers', {
    scope: 'api',
    pageTitle: 'Update an app',
    heading: 'configuration.active_workers',
    endpoint: 'PUT /app/{app_id}',
    text: 'Worker count. 0 stops the app.',
  }),
  section('/api/cancel', {
    scope: 'api',
    pageTitle: 'Cancel a job',
    endpoint: 'PUT /app/{app_id}/job/{job_id}',
    text: 'Job cannot be canceled because it has already completed. 409',
  }),
];

const REFUSED = {heading: '403', text: 'The API key is not valid. Unauthorized access.'};

const WITH_DOUBLES = [
  section('/api/create#response-403', {pageTitle: 'Create an app', ...REFUSED}),
  section('/api/delete#response-403', {pageTitle: 'Delete an app', ...REFUSED}),
  section('/docs/key#check', {heading: 'Check', text: 'A key that is not valid is unauthorized.'}),
];

function search(
  query: string,
  scope?: 'docs' | 'api',
  sections: readonly SearchSection[] = SECTIONS,
): readonly string[] {
  const index = new MiniSearch<SearchSection>(SEARCH_OPTIONS);
  index.addAll(sections);
  return findSections(index, query, scope).map((hit) => hit.id);
}

const CONCEPT = [
  section('/api/apis/app/create-app#body.loras', {
    pageTitle: 'Create an app',
    heading: 'body.loras',
    text: 'The LoRA weights of the app.',
  }),
  section('/api/apis/app/update-app#body.loras', {
    pageTitle: 'Update an app',
    heading: 'body.loras',
    text: 'The LoRA weights that the app has from now on.',
  }),
  section('/docs/create#with-a-lora', {heading: 'With a LoRA', text: 'A LoRA adds a style.'}),
];

it('ranks a guide before fields for the word of a concept, and the field first for its name', () => {
  expect(search('lora', undefined, CONCEPT)[0]).toBe('/docs/create#with-a-lora');
  expect(search('body.loras', undefined, CONCEPT)[0]).toContain('#body.loras');
});

it('shows a field that several operations share once', () => {
  const fields = search('lora', undefined, CONCEPT).filter((id) => id.includes('#body.'));
  expect(fields).toHaveLength(1);
});

it('shows a text that several pages have in the same words once', () => {
  const hits = search('unauthorized', undefined, WITH_DOUBLES);
  expect(hits).toHaveLength(2);
  expect(hits).toContain('/docs/key#check');
});

describe('tokenize', () => {
  it('returns code as a whole and its parts', () => {
    expect(tokenize('Send `x-api-key` to /app/{app_id}.')).toEqual([
      'Send',
      'x-api-key',
      'x',
      'api',
      'key',
      'to',
      'app/{app_id',
      'app',
      'app_id',
      'id',
    ]);
  });

  it('returns the last two names of a path of fields', () => {
    expect(tokenize('response.data.result.images')).toContain('result.images');
  });

  it('returns the words of a name in camel case', () => {
    expect(tokenize('downloadUrl')).toEqual(['downloadUrl', 'download', 'Url']);
  });
});

describe('processTerm', () => {
  it('returns a word as written and its stem, and null for a stop word', () => {
    expect([processTerm('Workers'), processTerm('status'), processTerm('the')]).toEqual([
      ['workers', 'worker'],
      ['status', 'statu'],
      null,
    ]);
  });

  it('keeps the capital letters of a value', () => {
    expect(processTerm('STOPPED')).toEqual(['STOPPED', 'stopped', 'stop']);
  });
});

describe('findSections', () => {
  it('finds a header by its exact name', () => {
    expect(search('x-api-key')[0]).toBe('/docs/get-api-key');
  });

  it('finds a field by its name', () => {
    expect(search('active_workers')[0]).toBe('/api/update#body.configuration.active_workers');
  });

  it('finds an operation by method and path', () => {
    expect(search('PUT /app/{app_id}/job')[0]).toBe('/api/cancel');
  });

  it('tolerates two swapped letters', () => {
    expect(search('cancle job')[0]).toBe('/api/cancel');
  });

  it('finds by the first letters of the last word', () => {
    expect(search('generate im')[0]).toBe('/docs/images');
  });

  it('finds by a synonym of a word of the site', () => {
    expect(search('picture')).toContain('/docs/images');
    expect(search('token')).toContain('/docs/get-api-key');
  });

  it('finds a status', () => {
    expect(search('409')).toEqual(['/api/cancel']);
  });

  it('finds a header whose letters are swapped', () => {
    expect(search('x-api-kye')[0]).toBe('/docs/get-api-key');
  });

  it('ranks the section that has the words as a phrase first', () => {
    expect(search('already completed')[0]).toBe('/api/cancel');
  });

  it('treats several words with the meaning of one as that word', () => {
    expect(search('turn the app off')[0]).toBe('/api/update#body.configuration.active_workers');
  });

  it('ranks a page before others when the query is the beginning of its title', () => {
    expect(search('get an')[0]).toBe('/docs/get-api-key');
  });

  it('can be limited to one scope', () => {
    expect(search('key', 'api')).toEqual([]);
  });

  it('falls back to some of the words when no section has all of them', () => {
    expect(search('active_workers zebra')[0]).toBe('/api/update#body.configuration.active_workers');
  });

  it('returns nothing for stop words', () => {
    expect(search('how to the')).toEqual([]);
  });
});
