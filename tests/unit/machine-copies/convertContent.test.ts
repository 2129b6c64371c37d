import {describe, expect, it} from 'vitest';
import {readBuiltPage} from '@site/src/plugins/built-pages/build/readBuiltPages';
import {renderMarkdownCopy} from '@site/src/plugins/machine-copies/build/markdown/renderMarkdownCopy';

const ROUTES = new Set(['/', '/docs/x', '/docs/y']);

function copy(content: string): string {
  const html = `<head><meta name="description" content="About X."></head><main><h1>X</h1>${content}</main>`;
  const page = readBuiltPage('/docs/x', html);
  return renderMarkdownCopy(page, 'https://docs.example.com', ROUTES).markdown;
}

describe('renderMarkdownCopy', () => {
  it('opens with title, description and where the page comes from', () => {
    expect(copy('<p>Text.</p>')).toBe(
      [
        '# X\n',
        '> About X.\n',
        'Web page: https://docs.example.com/docs/x. All pages: https://docs.example.com/llms.txt.\n',
        'Text.\n',
      ].join('\n'),
    );
  });

  it('keeps the language, the title and the lines of a code block', () => {
    const block =
      '<div class="language-bash theme-code-block"><div class="codeBlockTitle_a1">run.sh</div><pre><code><span>a</span><br><span>b</span><br></code></pre><button>Copy</button></div>';
    expect(copy(block)).toContain('```bash title="run.sh"\na\nb\n```\n');
  });

  it('writes tabs as alternatives, each under its label once', () => {
    const tabs =
      '<div class="tabs-container theme-tabs-container"><ul role="tablist"><li role="tab">cURL</li><li role="tab">Go</li></ul><div><div role="tabpanel"><p data-tab-label>cURL</p><p>one</p></div><div role="tabpanel" hidden><p data-tab-label>Go</p><p>two</p></div></div></div>';
    expect(copy(tabs)).toContain('Choose one: cURL, Go.\n\n**cURL**\n\none\n\n**Go**\n\ntwo\n');
  });

  it('leads to the copies of pages, and leaves other addresses whole', () => {
    expect(
      copy('<p><a href="/docs/y#go">Y</a> <a href="https://example.org/">O</a></p>'),
    ).toContain('[Y](https://docs.example.com/docs/y.md#go) [O](https://example.org/)');
  });

  it('opens what is closed on the page', () => {
    expect(copy('<details><summary>More</summary><p>Hidden.</p></details>')).toContain(
      '**More**\n\nHidden.\n',
    );
  });

  it('quotes an admonition under its title', () => {
    const box =
      '<div class="theme-admonition"><div class="admonitionHeading_x">note</div><div class="admonitionContent_y"><p>Mind this.</p></div></div>';
    expect(copy(box)).toContain('> **note**\n>\n> Mind this.\n');
  });

  it('leaves out controls, heading links and what asks to be left out', () => {
    const markdown = copy(
      '<h2 id="a">A<a class="hash-link" href="#a">#</a></h2><p data-markdown="skip">S</p><div data-markdown="skip">T</div><nav>N</nav>',
    );
    expect(markdown).toContain('## A\n');
    expect(markdown).not.toMatch(/^[STN]$/mu);
  });
});
