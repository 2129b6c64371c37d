import {describe, expect, it} from 'vitest';
import {readPage} from '@site/src/plugins/built-pages/build/readPage';
import {renderCopy, type Copy} from '@site/src/plugins/machine-copies/build/renderCopy';

const ROUTES = new Set(['/', '/docs/x', '/docs/y']);

const SITE = 'https://docs.example.com';

function render(content: string): Copy {
  const html = `<head><meta name="description" content="About X."></head><main><h1>X</h1>${content}</main>`;
  return renderCopy(readPage('/docs/x', html), SITE, ROUTES);
}

function copy(content: string): string {
  return render(content).body;
}

function tabs(...panels: readonly (readonly [label: string, content: string])[]): string {
  const list = panels.map(([label]) => `<button role="tab">${label}</button>`).join('');
  const shown = panels
    .map(([label, content]) => `<div role="tabpanel" data-label="${label}">${content}</div>`)
    .join('');
  return `<div class="theme-tabs-container"><div role="tablist">${list}</div>${shown}</div>`;
}

function block(language: string, title: string, code: string): string {
  return `<div class="language-${language} theme-code-block"><div class="bar_x"><span class="label_a title_b">${title}</span></div><pre class="language-${language}"><code>${code}</code></pre></div>`;
}

describe('renderCopy', () => {
  it('names a page without a title or a description', () => {
    const read = readPage('/docs/x', '<main><h1>X</h1></main>');
    expect(() => renderCopy(read, SITE, ROUTES)).toThrow('/docs/x has no h1 or no description');
    expect(() => readPage('/docs/x', '<p>X</p>')).toThrow('/docs/x has no <main>');
  });

  it('keeps the language, the label and the lines of a code block', () => {
    const shown = block('bash', 'run.sh', '<span>a</span><br><span>b</span><br>');
    expect(copy(shown)).toContain('**run.sh**\n\n```bash\na\nb\n```\n');
  });

  it('shows the region of a program that the page shows, below a link to the whole program', () => {
    const rest = (text: string): string =>
      `<span class="rest_x" data-markdown="skip">${text}</span>`;
    const lines = `${rest('set -e\n\n')}${rest('  ')}<span>curl</span>\n<span>jq</span>${rest('\nexit')}`;
    expect(copy(block('bash', '<a href="/samples/curl/run.sh">run.sh</a>', lines))).toContain(
      '**[run.sh](https://docs.example.com/samples/curl/run.sh)**\n\n```bash\ncurl\njq\n```\n',
    );
  });

  it('writes tabs as alternatives below their labels, and in short only the one in Python', () => {
    const languages = tabs(['cURL', '<p>one</p>'], ['Python', '<p>two</p>']);
    const others = tabs(['Bash', '<p>sh</p>'], ['PowerShell', '<p>ps</p>']);
    const {body, short} = render(`<ul><li>${languages}</li></ul>${others}`);
    const bash = 'Choose one: Bash, PowerShell.\n\n**Bash**\n\nsh\n\n**PowerShell**\n\nps\n';
    expect(body).toContain(
      'Choose one: cURL, Python.\n\n  **cURL**\n\n  one\n\n  **Python**\n\n  two\n',
    );
    expect(short).toBe(`- two\n\n${bash}`);
  });

  it('states the id of a heading that cannot be derived from its text', () => {
    expect(copy('<h2 id="check">Check it</h2><h2 id="what-is-lost">What is lost?</h2>')).toContain(
      '## Check it <a id="check"></a>\n\n## What is lost?\n',
    );
  });

  it('states the ids of fields and values', () => {
    const span = (id: string, words: string): string => `<span id="${id}">${words}</span>`;
    const field = `<ul><li><p>${span('body.a', '<code>a</code>')} string</p></li></ul>`;
    expect(copy(field)).toContain('- <a id="body.a"></a>`a` string\n');
    const value = `<ul><li>${span('a.ON', '<code>ON</code>:')} On.</li></ul>`;
    expect(copy(value)).toContain('- <a id="a.ON"></a>`ON`: On.\n');
  });

  it('separates the title of a link from the text below it', () => {
    const links =
      '<div><a href="/docs/y"><span>Y<span aria-hidden="true">→</span></span><span>About Y.</span></a><a href="/"><span>Home</span><span>Start.</span></a></div>';
    expect(copy(links)).toContain(
      '[Y](https://docs.example.com/docs/y.md): About Y.\n\n[Home](https://docs.example.com/index.md): Start.\n',
    );
  });

  it('separates links that only the style sheet separates', () => {
    const links = '<div><a href="/docs/y">Y</a><a href="/">Home</a></div>';
    expect(copy(links)).toContain(
      '[Y](https://docs.example.com/docs/y.md) [Home](https://docs.example.com/index.md)\n',
    );
  });

  it('puts the text of a drawing below its name', () => {
    const drawing =
      '<figure><svg><title>The life of an app</title></svg><details><summary>Text version</summary><ul><li>First.</li></ul></details></figure>';
    expect(copy(drawing)).toContain('**The life of an app**\n\n- First.\n');
    expect(copy(drawing)).not.toContain('Text version');
  });

  it('does not pad the columns of tables', () => {
    const table =
      '<table><thead><tr><th>A</th><th>Long head</th></tr></thead><tbody><tr><td>Long cell</td><td>b</td></tr></tbody></table>';
    expect(copy(table)).toContain('| A | Long head |\n| - | - |\n| Long cell | b |\n');
  });

  it('links to the copies of pages, and does not change other addresses', () => {
    expect(
      copy('<p><a href="/docs/y#go">Y</a> <a href="https://example.org/">O</a></p>'),
    ).toContain('[Y](https://docs.example.com/docs/y.md#go) [O](https://example.org/)');
  });

  it('shows the content of closed disclosures', () => {
    expect(copy('<details><summary>More</summary><p>Hidden.</p></details>')).toContain(
      '**More**\n\nHidden.\n',
    );
  });

  it('writes an admonition as a quote with its title', () => {
    const box =
      '<div class="theme-admonition"><div class="admonitionHeading_x">note</div><div class="admonitionContent_y"><p>Mind this.</p></div></div>';
    expect(copy(box)).toContain('> **note**\n>\n> Mind this.\n');
  });

  it('leaves out controls, heading links and elements with data-markdown="skip"', () => {
    const markdown = copy(
      '<h2 id="a">A<a class="hash-link" href="#a">#</a></h2><p data-markdown="skip">S</p><div data-markdown="skip">T</div><nav>N</nav>',
    );
    expect(markdown).toContain('## A\n');
    expect(markdown).not.toMatch(/^[STN]$/mu);
  });
});
