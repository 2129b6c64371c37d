import MiniSearch from 'minisearch';
import {describe, expect, test} from 'vitest';
import {openIndex, type Findings} from '@site/src/plugins/search/client/engine';
import {INDEX_OPTIONS, type Section} from '@site/src/plugins/search/client/indexFile';
import synonyms from '@site/src/plugins/search/client/synonyms.json';
import {toTerms} from '@site/src/plugins/search/client/terms';

function section(id: string, title: string, text: string, rest: Partial<Section> = {}): Section {
  const heading = `${title} ${rest.endpoint ?? ''}`;
  return {id, title, heading, text, page: '', code: '', weight: 1, ...rest};
}

const REFUSED = `The API key is not valid. ${'A request with it is refused. '.repeat(9)}`;

const SECTIONS = [
  section('/docs/key', 'Get an API key', 'Send your key in x-api-key, from a terminal.'),
  section('/docs/images#save', 'Save the image', `${'It is drawn. '.repeat(20)}Save it to disk.`),
  section('/docs/stop#stop', 'Stop the app', 'Billing ends.', {code: 'await stopEveryApp();'}),
  section('/api/apis/app/update#body.active_workers', 'body.active_workers', '0 stops the app.', {
    weight: 0.5,
  }),
  section('/api/apis/job/cancel', 'Cancel job', 'Stops it.', {endpoint: 'PUT /app/{app_id}/job'}),
  section('/api/apis/job/cancel#response.STOPPED', 'response.STOPPED', 'It has ended.'),
  section('/docs/limits', 'Limits', 'Timeout, resolution, result, images, verification, issues'),
  section('/docs/texts', 'Others', "KeyError: 'status' · next.js · RUNGEN_API_KEY: not set"),
  section('/api/apis/app/create#response-403', '403', REFUSED),
  section('/api/apis/app/delete#response-403', '403', `${REFUSED}A 404 is not documented.`),
];

function find(query: string, sections = SECTIONS): Findings {
  const index = new MiniSearch<Section>(INDEX_OPTIONS);
  index.addAll(sections);
  return openIndex(JSON.stringify(index))(query);
}

const NOTHING = {hits: [], missing: []};

describe('a query finds', () => {
  test.each([
    ['other forms of a word', 'saving images', '/docs/images#save'],
    ['a synonym', 'download picture', '/docs/images#save'],
    ['the beginning of a word', 'canc', '/api/apis/job/cancel'],
    ['the beginning of a word that is indexed by its stem', 'verificat', '/docs/limits'],
    ['the beginning of a synonym', 'pictu', '/docs/images#save'],
    ['a stop word that begins another word', 'is', '/docs/limits'],
    ['a page by its title, of words that are in no index', 'get an a', '/docs/key'],
    ['a word with a letter too few', 'verifcation', '/docs/limits'],
    ['a word with another letter', 'timaout', '/docs/limits'],
    ['a word with two letters swapped', 'sotp', '/docs/stop#stop'],
    ['a synonym with a typing error', 'paymnt', '/docs/stop#stop'],
    ['a compound with a hyphen', 'time-out', '/docs/limits'],
    ['a path of fields by its names', 'result.images', '/docs/limits'],
    ['a size, whatever its numbers are', '512x512', '/docs/limits'],
    ['a word, not another one that has its stem', 'terminal', '/docs/key'],
    ['a field', 'active_workers', '/api/apis/app/update#body.active_workers'],
    ['a path', 'PUT /app/{app_id}/job', '/api/apis/job/cancel'],
    ['a header', 'x-api-key', '/docs/key'],
    ['a value in capitals, not the word', 'STOPPED', '/api/apis/job/cancel#response.STOPPED'],
    ['a name in code', 'stopEveryApp', '/docs/stop#stop'],
    ['a name with a dot', 'next.js', '/docs/texts'],
    ['a text of another program', "KeyError: 'status'", '/docs/texts'],
    ['a variable with a colon', 'RUNGEN_API_KEY: parameter not set', '/docs/texts'],
    ['a section of more weight first', 'stop app', '/docs/stop#stop'],
    ['most of its words', 'how do I stop the billing of my app', '/docs/stop#stop'],
  ])('%s', (_what, query, id) => {
    expect(find(query).hits[0]?.id).toBe(id);
  });

  test('all pages for nothing', () => {
    const pages = Array.from({length: 30}, (_, index) => section(`/docs/${index}`, `${index}`, ''));
    expect(find('', [...SECTIONS.slice(1, 3), ...pages]).hits).toHaveLength(pages.length);
  });

  test.each(['refund', 'weather', 'rimeout', 'asdfgh', '40', '4030', 'n8n', 'https://a.test/save'])(
    'nothing for "%s"',
    (word) => {
      expect(find(word)).toEqual({...NOTHING, missing: [word]});
    },
  );

  test('no missing word in an address, an ID, or a long query', () => {
    expect(find('refund job save cancel 10.0.0.1:40 9d4e2b7a-1c6f').missing).toEqual([]);
  });

  test('the words that no section has', () => {
    expect(find('refund for a job').missing).toEqual(['refund']);
    expect(find('how will I')).toEqual(NOTHING);
  });

  test('a section that several operations share only once', () => {
    expect(find('refused').hits.map(({id}) => id)).toEqual(['/api/apis/app/create#response-403']);
  });
});

test('the first word of a group of synonyms finds the whole group', () => {
  const groups = synonyms.map((group) => group.split(' ').map(toTerms));
  const lost = groups.filter(([first, other]) => !first?.some((term) => other?.includes(term)));
  expect(lost).toEqual([]);
});

describe('the excerpt of a hit', () => {
  const write = (query: string): string => {
    const {excerpt = [], isTyped} = find(query).hits[0] ?? {};
    return excerpt.map((word) => (isTyped?.(word) ? `[${word}]` : word)).join(' ');
  };

  test('starts with the sentence of the first match, and marks other forms of a word, not its synonyms', () => {
    expect(write('saved to disk')).toBe('[Save] it to [disk.]');
    expect(write('store to disk')).toBe('Save it to [disk.]');
  });

  test('is the whole text if that is short, and marks words of code whole', () => {
    expect(write('x-api-key')).toContain('[x-api-key,]');
    expect(write('billing')).toBe('[Billing] ends.');
  });

  test('marks the beginning of the word that is being typed', () => {
    expect(write('sav')).toBe('[Save] it to disk.');
  });

  test('is the description of a page, its first sentence', () => {
    const text = 'What a job costs. You pay for the time of workers.';
    const [page] = find('', [section('/docs/costs', 'Costs', text)]).hits;
    expect(page?.excerpt.join(' ')).toBe('What a job costs.');
  });
});
