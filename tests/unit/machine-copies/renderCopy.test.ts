import {expect, it} from 'vitest';
import {readPage} from '@site/src/plugins/copies/node/readPage';
import {renderCopy, type Copy} from '@site/src/plugins/copies/node/renderCopy';

const ROUTES = new Set(['/', '/docs/x', '/docs/y']);
const SITE = 'https://docs.example.com';

function render(content: string): Copy {
  const html = `<head><meta name="description" content="About X."></head><main><h1>X</h1>${content}</main>`;
  return renderCopy(readPage('/docs/x', html), SITE, ROUTES);
}

const line = (text: string): string => `<span class="l">${text}\n</span>`;

const codeBox = (attribute: string, name: string, language: string, lines: string): string =>
  `<div class="code" ${attribute}><p class="code-name"><b>${name}</b></p><pre><code class="language-${language}">${lines}</code></pre></div>`;

const OFF = '<span class="l" data-off="  -X" hidden></span>';

const CONSOLE = `<div class="console dark" role="group" aria-label="PUT /app">
  <div class="console-bar"><span class="console-name"><b>PUT</b> /app<wbr>/id</span>
    <span role="radiogroup"><button role="radio">cURL</button></span><button>Copy</button></div>
  <div class="console-code">
    ${codeBox('data-code="curl"', 'cURL', 'bash', `${line('curl \\')}${OFF}${line('  url')}`)}
    ${codeBox('data-code="python"', 'Python', 'python', line('put(url)'))}</div>
  <div class="console-answer"><div class="console-head"><b>Answer</b> recorded</div>
    ${codeBox('data-recorded="200"', '200', 'json', line('{}'))}
    ${codeBox('data-recorded="403"', '403', 'json', line('[]'))}</div>
  <div class="console-footer" data-markdown="skip"><span>Runs here</span></div></div>`;

const ANSWERS =
  '**Answer recorded**\n\n**200**\n\n```json\n{}\n```\n\n**403**\n\n```json\n[]\n```\n';

it.each([
  [
    'a console with its name, its code in each language, and its answers, without controls',
    CONSOLE,
    `**PUT /app/id**\n\n**cURL**\n\n\`\`\`bash\ncurl \\\n  url\n\`\`\`\n\n**Python**\n\n\`\`\`python\nput(url)\n\`\`\`\n\n${ANSWERS}`,
  ],
  [
    'the id of a heading that cannot be derived from its text',
    '<h2 id="check">Check it</h2><h2 id="what-is-lost">What is lost?</h2>',
    '## Check it <a id="check"></a>\n\n## What is lost?\n',
  ],
  [
    'links to pages that lead to their copies',
    '<div><a href="/docs/y#go">Y</a> <a href="/">Home</a> <a href="https://example.org/">O</a></div>',
    `[Y](${SITE}/docs/y.md#go) [Home](${SITE}/index.md) [O](https://example.org/)\n`,
  ],
  [
    'an admonition as a quote with its title',
    '<div class="theme-admonition"><div class="admonitionHeading_x">note</div><div class="admonitionContent_y"><p>Mind this.</p></div></div>',
    '> **note**\n>\n> Mind this.\n',
  ],
  [
    'no controls and nothing that is skipped',
    '<h2 id="a">A<a class="hash-link" href="#a">&#8203;</a></h2><p data-markdown="skip">S</p><nav>N</nav>',
    '## A\n',
  ],
])('a copy has %s', (_what, html, markdown) => {
  expect(render(html).body).toBe(markdown);
});

it('the short form has samples only in Python, and no errors', () => {
  const answer = ANSWERS.slice(0, ANSWERS.indexOf('\n\n**403**'));
  expect(render(CONSOLE).short).toBe(
    `**PUT /app/id**\n\n\`\`\`python\nput(url)\n\`\`\`\n\n${answer}\n`,
  );
});

it('names a page without a title, a description or content', () => {
  const read = readPage('/docs/x', '<main><h1>X</h1></main>');
  expect(() => renderCopy(read, SITE, ROUTES)).toThrow('/docs/x has no h1 or no description');
  expect(() => readPage('/docs/x', '<p>X</p>')).toThrow('/docs/x has no <main>');
});
