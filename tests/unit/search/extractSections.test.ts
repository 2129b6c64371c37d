import {describe, expect, it} from 'vitest';
import {readBuiltPage} from '@site/src/plugins/built-pages/build/readBuiltPages';
import {buildSearchIndex} from '@site/src/plugins/search/build/buildSearchIndex';
import {extractSections} from '@site/src/plugins/search/build/extractSections';

function extract(route: string, html: string): ReturnType<typeof extractSections> {
  return extractSections(readBuiltPage(route, html));
}

describe('extractSections', () => {
  it('splits a page at its headings and leaves out controls', () => {
    const sections = extract(
      '/docs/x',
      `<main><nav>Sidebar</nav><h1>Title</h1><p>Opening</p><h2 id="go">Go on<a class="hash-link" href="#go">#</a></h2>
       <p>More<button>Copy</button></p><p data-search="skip">Twice</p></main>`,
    );
    expect(sections.map(({id, heading, text}) => [id, heading, text])).toEqual([
      ['/docs/x', '', 'Opening'],
      ['/docs/x#go', 'Go on', 'More'],
    ]);
  });

  it('makes a separate section of an element that is marked as one, with its text', () => {
    const sections = extract(
      '/api/y',
      '<main><h1>Y</h1><p data-search-endpoint>PUT /app</p><div id="body.name" data-search="section"><p>The name.</p></div></main>',
    );
    expect(sections.at(-1)).toMatchObject({
      id: '/api/y#body.name',
      scope: 'api',
      pageTitle: 'Y',
      heading: 'body.name',
      endpoint: 'PUT /app',
      text: 'The name.',
    });
  });
});

describe('extractSections of a whole page', () => {
  it('keeps the cells and rows of a table apart', () => {
    const [opening] = extract(
      '/docs/x',
      `<main><h1>Title</h1><table><tr><th>Tier</th><th>Memory</th></tr>
       <tr><td>BASIC</td><td>24 GB</td></tr></table><p>After</p></main>`,
    );
    expect(opening?.text).toBe('Tier · Memory; BASIC · 24 GB; After');
  });

  it('leaves out a page that belongs neither to the guides nor to the reference', () => {
    expect(extract('/markdown-page', '<main><h1>Markdown</h1><p>For writers</p></main>')).toEqual(
      [],
    );
  });

  it('begins with the description, and leaves out the related pages', () => {
    const sections = extract(
      '/docs/x',
      `<head><meta name="description" content="What it is for."></head><main><h1>Title</h1><p>Opening</p>
       <h2 id="related">Related pages</h2><p>Elsewhere</p></main>`,
    );
    expect(sections.map(({id, text}) => [id, text])).toEqual([
      ['/docs/x', 'What it is for. Opening'],
    ]);
  });
});

describe('buildSearchIndex', () => {
  it('returns the same file name for the same sections and throws without sections', () => {
    const sections = extract('/docs/x', '<main><h1>Title</h1><p>Opening</p></main>');
    expect(buildSearchIndex(sections).fileName).toBe(buildSearchIndex(sections).fileName);
    expect(() => buildSearchIndex([])).toThrow('The search index has no section.');
  });
});
