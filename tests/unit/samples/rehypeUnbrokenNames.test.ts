import {evaluate} from '@mdx-js/mdx';
import {createElement} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import * as runtime from 'react/jsx-runtime';
import {expect, it} from 'vitest';
import {rehypeUnbrokenNames} from '@site/src/plugins/samples/build/rehypeUnbrokenNames';

async function render(text: string): Promise<string> {
  const {default: Page} = await evaluate(text, {...runtime, rehypePlugins: [rehypeUnbrokenNames]});
  const components = {code: () => 'the component for code'};
  return renderToStaticMarkup(createElement(Page, {components}));
}

it('an identifier that a browser would break after a hyphen is not broken', async () => {
  expect(await render('Send `x-team-id` again.')).toBe(
    '<p>Send <code class="unbroken">x-team-id</code> again.</p>',
  );
});

it('punctuation stays on the line of the identifier that it follows', async () => {
  expect(await render('Send `x-team-id`, or `x-api-key`.')).toBe(
    '<p>Send <span class="beside"><code class="unbroken">x-team-id</code>,</span> or <span class="beside"><code class="unbroken">x-api-key</code>.</span></p>',
  );
});

it('a path breaks before a slash, and the double slash of an address stays together', async () => {
  const part = (text: string): string => `<span class="unbroken">${text}</span>`;
  expect(await render('`https://example.com/app/a-b`')).toBe(
    `<p><code>${part('https://example.com')}${part('/app')}${part('/a-b')}</code></p>`,
  );
  expect(await render('`GET /app/1`')).toBe(`<p><code>${part('GET /app')}${part('/1')}</code></p>`);
});

it.each(['`RUNGEN_APP_ID`', '`python3 check-key.py`', '`-`', '`/app`'])(
  '%s breaks nowhere or between words, and is left unchanged',
  async (text) => {
    expect(await render(text)).not.toContain('class');
  },
);

it('a code block is left unchanged', async () => {
  expect(await render('```text\nx-team-id\n```')).not.toContain('unbroken');
});
