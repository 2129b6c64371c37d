import {expect, test} from 'vitest';
import {readPage} from '@site/src/plugins/copies/node/readPage';
import {splitSections} from '@site/src/plugins/search/node/splitSections';

function split(route: string, html: string): ReturnType<typeof splitSections> {
  return splitSections(readPage(route, html));
}

test('splits a page at its headings, begins with its description, and leaves out controls and related pages', () => {
  const sections = split(
    '/docs/x',
    `<head><meta name="description" content="What it is for."></head><main><nav>Sidebar</nav><h1>Title</h1><p>Opening</p>
     <h2 id="go">Go on<a class="hash-link" href="#go">&#8203;</a></h2><p>More<button>Copy</button></p>
     <p data-markdown="skip">Twice</p><pre><code>curl</code></pre><h2 id="see-also">Related</h2><p>Elsewhere</p></main>`,
  );
  expect(sections.map(({id, page, title, text, code}) => [id, page, title, text, code])).toEqual([
    ['/docs/x', 'Title', 'Title', 'What it is for. Opening', ''],
    ['/docs/x#go', 'Title', 'Go on', 'More', 'curl'],
  ]);
});

test('has the description once on a page that shows it', () => {
  const head = '<head><meta name="description" content="Start: do it."></head>';
  const [section] = split('/docs/x', `${head}<main><h1>X</h1><p>Start: do it.</p>More</main>`);
  expect(section?.text).toBe('Start: do it. More');
});

test('makes a section of each link target in the text', () => {
  const sections = split(
    '/api/y',
    `<main><nav class="theme-doc-breadcrumbs"><ul><li>Operations</li><li>Y</li></ul></nav><h1>Y</h1><p class="endpoint">PUT /app</p>
     <ul><li><span id="body.name">name</span> string. The name.</li></ul>
     <p><span id="open-limit" data-search-title="The limit">How many?</span> Pause.</p></main>`,
  );
  expect(sections.map(({id, page, title, endpoint}) => [id, page, title, endpoint])).toEqual([
    ['/api/y', 'Operations › Y', 'Y', 'PUT /app'],
    ['/api/y#body.name', 'Operations › Y', 'body.name', undefined],
    ['/api/y#open-limit', 'Operations › Y', 'The limit', undefined],
  ]);
  expect(sections.map(({text}) => text).slice(1)).toEqual([
    'name string. The name.',
    'How many? Pause.',
  ]);
});

test('ends an open question with its row, and begins a section with the line of a closed block', () => {
  const sections = split(
    '/api/x',
    `<main><h1>X</h1><h2 id="open">Open</h2>
     <table><tr><th>Question</th></tr><tr><td><span id="open-a">How long?</span></td><td>Wait.</td></tr></table>
     <details><summary><span id="prices"></span>Prices (1)</summary><p>Ask.</p></details></main>`,
  );
  expect(sections.map(({id, title, text}) => [id, title, text])).toEqual([
    ['/api/x', 'X', ''],
    ['/api/x#open', 'Open', ''],
    ['/api/x#open-a', 'How long?', 'How long? Wait.'],
    ['/api/x#prices', 'Prices (1)', 'Ask.'],
  ]);
});

test('ends a field with its item, even after the fields in it', () => {
  const sections = split(
    '/api/y',
    `<main><h1>Y</h1><ul><li><span id="body.a">a</span> First.
     <ul><li><span id="body.a.b">b</span> Inner.</li></ul><p>Others of a.</p></li></ul><p>After.</p></main>`,
  );
  expect(sections.map(({title, text}) => [title, text])).toEqual([
    ['Y', 'After.'],
    ['body.a', 'a First. Others of a.'],
    ['body.a.b', 'b Inner.'],
  ]);
});

test('ranks guides above operations, operations above fields, and fields above responses', () => {
  const operation = split(
    '/de/api/apis/job/run',
    `<main><h1>Run</h1><p class="endpoint">PUT /app</p><h2 id="notes">Notes</h2><h2 id="response-403">403</h2>
     <ul><li><span id="body.input">input</span></li></ul></main>`,
  );
  const guide = split('/docs/x', '<main><h1>X</h1><h2 id="go">Go</h2></main>');
  const weights = [...guide, ...operation].map(({weight}) => weight);
  const [page = 0, heading, introduction = 0, notes, answer, field = 0] = weights;
  expect([heading, notes]).toEqual([page, introduction]);
  expect(page).toBeGreaterThan(introduction);
  expect(introduction).toBeGreaterThan(field);
  expect(field).toBeGreaterThan(answer ?? Infinity);
});
