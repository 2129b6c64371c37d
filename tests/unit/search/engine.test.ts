import {describe, expect, it} from 'vitest';
import {openIndex, type Findings} from '@site/src/plugins/search/client/engine';
import type {Section} from '@site/src/plugins/search/client/indexFile';
import {stem} from '@site/src/plugins/search/client/stem';
import {buildIndex} from '@site/src/plugins/search/node/buildIndex';

const NO_CODE = {code: '', curl: '', python: '', javascript: ''};

function section(id: string, title: string, text: string, rest: Partial<Section> = {}): Section {
  return {id, title, text, kind: 'section', page: '', ...NO_CODE, ...rest};
}

const REFUSED = 'The API key is not valid. A request with it is refused.';

const SECTIONS = [
  section('/docs/key', 'Get an API key', 'Send your key in x-api-key, in a private window.'),
  section('/docs/images#save', 'Save the image', `${'It is drawn. '.repeat(20)}Save it to disk.`),
  section('/docs/stop#stop', 'Stop the app', 'Billing ends.'),
  section('/api/apis/app/update#body.active_workers', 'body.active_workers', '0 stops the app.', {
    kind: 'request-field',
  }),
  section('/api/apis/job/cancel', 'Cancel job · PUT /app/{app_id}/job', 'Stops it.'),
  section('/api/apis/job/cancel#response.STOPPED', 'response.STOPPED', 'It has ended.'),
  section('/docs/compounds', 'The time zone', 'A timeout, 8 bit, the size of result and images.'),
  section('/api/apis/app/create#response-403', '403', REFUSED),
  section('/api/apis/app/delete#response-403', '403', REFUSED),
];

function find(query: string, sections = SECTIONS): Findings {
  return openIndex(buildIndex(sections))(query);
}

describe('a query finds', () => {
  it.each([
    ['other forms of a word', 'saving images', '/docs/images#save'],
    ['a synonym', 'download picture', '/docs/images#save'],
    ['the beginning of a word', 'canc', '/api/apis/job/cancel'],
    ['a word with a typo', 'cancle', '/api/apis/job/cancel'],
    ['a word with two letters swapped', 'tiemout', '/docs/compounds'],
    ['a compound with a hyphen', 'time-out', '/docs/compounds'],
    ['a compound in two words of a title', 'timezone', '/docs/compounds'],
    ['a number with its unit', '8bit', '/docs/compounds'],
    ['a path of fields', 'result.images', '/docs/compounds'],
    ['a field', 'active_workers', '/api/apis/app/update#body.active_workers'],
    ['a field with a typo', 'actve_workers', '/api/apis/app/update#body.active_workers'],
    ['a path', 'PUT /app/{app_id}/job', '/api/apis/job/cancel'],
    ['a header', 'x-api-key', '/docs/key'],
    ['a value in capitals, not the word', 'STOPPED', '/api/apis/job/cancel#response.STOPPED'],
    ['the guide before the field', 'stop app', '/docs/stop#stop'],
    ['most of its words', 'how do I stop the billing of my app', '/docs/stop#stop'],
  ])('%s', (_what, query, id) => {
    expect(find(query).hits[0]?.id).toBe(id);
  });

  it('nothing for a word that only looks alike', () => {
    expect(find('refund')).toEqual({hits: [], missing: ['refund']});
    expect(find('privacy')).toEqual({hits: [], missing: ['privacy']});
  });

  it('which words no section has', () => {
    expect(find('refund for a job').missing).toEqual(['refund']);
    expect(find('how do I')).toEqual({hits: [], missing: []});
  });

  it('a section once that several operations share', () => {
    expect(find('refused').hits.map(({id}) => id)).toEqual(['/api/apis/app/create#response-403']);
  });

  it('at most three sections of a page', () => {
    const parts = [1, 2, 3, 4].map((n) => section(`/docs/x#${n}`, `Part ${n}`, `Word ${n}`));
    expect(find('word', parts).hits.length).toBe(3);
  });

  it('the guide before the operation, in every language', () => {
    const pages = [
      section('/de/api/apis/job/cancel', 'Cancel job', 'Cancel it.', {kind: 'operation'}),
      section('/de/docs/cancel', 'Cancel job', 'How to cancel it.', {kind: 'page'}),
    ];
    expect(find('cancel', pages).hits[0]?.id).toBe('/de/docs/cancel');
  });
});

describe('a word that is not finished', () => {
  const page = section('/docs/x', 'Organization', 'Verification of compatible deliveries. Cancel.');

  it.each(['Organization', 'verification', 'compatible', 'deliveries', 'picture', 'cancel'])(
    'finds what "%s" finds, from its third letter on',
    (word) => {
      const pages = [page, section('/docs/y', 'Image', 'A photo')];
      const [found] = find(word, pages).hits;
      expect(found).toBeDefined();
      for (let length = 3; length < word.length; length += 1) {
        const ids = find(word.slice(0, length), pages).hits.map(({id}) => id);
        expect(ids, word.slice(0, length)).toContain(found?.id);
      }
    },
  );

  it('is found after another word', () => {
    expect(find('app verificat', [page]).missing).toEqual(['app']);
  });
});

it.each([
  ['pay', 'payment', 'paid'],
  ['deploy', 'deployment', 'deployed'],
  ['add', 'added', 'adding'],
  ['queue', 'queued', 'queues'],
  ['create', 'creation', 'created'],
  ['expire', 'expiry', 'expired'],
  ['verify', 'verification', 'verified'],
])('%s, %s and %s find the same', (...words) => {
  expect(new Set(words.map(stem)).size).toBe(1);
});

describe('the excerpt of a hit', () => {
  const write = (query: string): string => {
    const parts = find(query).hits[0]?.excerpt ?? [];
    return parts.map(({text, isMatch}) => (isMatch ? `[${text}]` : text)).join(' ');
  };

  it('is around the first match, and marks other forms of a word too', () => {
    expect(write('saved to disk')).toMatch(/^… .*\[Save\] it to \[disk\.\]$/u);
  });

  it('is the whole text if that is short, and marks words of code whole', () => {
    expect(write('x-api-key')).toContain('[x-api-key,]');
    expect(write('billing')).toBe('[Billing] ends.');
  });
});

describe('a result needs a language', () => {
  const code = {python: 'urllib.request timeoutSeconds', javascript: 'fetch(', curl: 'x-api-key'};
  const sections = [section('/docs/code', 'Request', 'Set a timeout.', code)];

  it.each([
    ['if only its code has the word', 'urllib', ['python']],
    ['if only its code has one of the words', 'request with urllib', ['python']],
    ['if only its code has the beginning of a word', 'urll', ['python']],
    ['not if the text has the word', 'timeout', []],
  ])('%s', (_name, query, languages) => {
    expect(find(query, sections).hits.map((hit) => hit.languages)).toEqual([languages]);
  });
});
