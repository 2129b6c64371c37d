import {expect, it} from 'vitest';
import {readPage} from '@site/src/plugins/built-pages/node/readPage';
import {splitSections} from '@site/src/plugins/search/node/splitSections';

function split(route: string, html: string): ReturnType<typeof splitSections> {
  return splitSections(readPage(route, html));
}

it('splits a page at its headings, begins with its description, and leaves out controls and related pages', () => {
  const sections = split(
    '/docs/x',
    `<head><meta name="description" content="What it is for."></head><main><nav>Sidebar</nav><h1>Title</h1><p>Opening</p>
     <h2 id="go">Go on<a class="hash-link" href="#go">#</a></h2><p>More<button>Copy</button></p>
     <p data-markdown="skip">Twice</p><pre><code>curl</code></pre><h2 id="related">Related</h2><p>Elsewhere</p></main>`,
  );
  expect(sections.map(({id, title, text, code}) => [id, title, text, code])).toEqual([
    ['/docs/x', 'Title', 'What it is for. Opening', ''],
    ['/docs/x#go', 'Go on', 'More', 'curl'],
  ]);
});

it('makes a section of each place in the text that a link can lead to', () => {
  const sections = split(
    '/api/y',
    `<main><ul class="breadcrumbs"><li>Operations</li><li>Y</li></ul><h1>Y</h1><p class="endpoint">PUT /app</p>
     <ul><li><span id="body.name">name</span> string. The name.</li></ul>
     <p><span id="open-limit" data-search-title="The limit">How many?</span> Pause.</p></main>`,
  );
  expect(sections.map(({id, page, title}) => [id, page, title])).toEqual([
    ['/api/y', 'Operations › Y', 'Y · PUT /app'],
    ['/api/y#body.name', 'Operations › Y', 'body.name'],
    ['/api/y#open-limit', 'Operations › Y', 'The limit'],
  ]);
  expect(sections.map(({text}) => text).slice(1)).toEqual([
    'name string. The name.',
    'How many? Pause.',
  ]);
});

it('keeps the cells and rows of a table apart', () => {
  const [opening] = split(
    '/docs/x',
    `<main><h1>Title</h1><table><tr><th>Tier</th><th>Memory</th></tr><tr><td>BASIC</td><td>24 GB</td></tr></table><p>After</p></main>`,
  );
  expect(opening?.text).toBe('Tier · Memory; BASIC · 24 GB; After');
});

it('leaves out a page that belongs neither to the guides nor to the reference', () => {
  expect(split('/markdown-page', '<main><h1>Markdown</h1><p>For writers</p></main>')).toEqual([]);
});
