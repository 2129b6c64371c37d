import {describe, expect, it} from 'vitest';
import {answerPage} from '@site/deploy/edge/answerPage';
import {findCopy, prefersMarkdown} from '@site/deploy/edge/negotiation';
import {ACCEPT_HEADERS} from '../../helpers/acceptHeaders';

describe('prefersMarkdown', () => {
  it.each(ACCEPT_HEADERS)('%s: %s', (accept, form) => {
    expect(prefersMarkdown(accept)).toBe(form === 'markdown');
  });

  it('is false without an Accept header', () => {
    expect(prefersMarkdown(undefined)).toBe(false);
  });
});

it.each([
  ['/docs/intro/index.md', '/docs/intro.md'],
  ['/index.md', undefined],
  ['/docs/intro.md', undefined],
])('the guessed copy %s leads to %s', (path, copy) => {
  expect(findCopy(path)).toBe(copy);
});

describe('answerPage', () => {
  const FILES: Readonly<Record<string, string>> = {
    '/docs/intro': 'text/html; charset=utf-8',
    '/docs/intro.md': 'text/plain',
    '/openapi.yaml': 'application/yaml',
  };

  async function ask(path: string, accept: string): Promise<Response> {
    const request = new Request(`https://docs.example.com${path}`, {headers: {accept}});
    return answerPage(request, ({url}) => {
      const {pathname} = new URL(url);
      const type = FILES[pathname];
      const headers = {'content-type': type ?? 'text/html', vary: 'Accept-Encoding'};
      return Promise.resolve(new Response(pathname, {status: type ? 200 : 404, headers}));
    });
  }

  it('sends the copy of a page to a client that prefers Markdown', async () => {
    const response = await ask('/docs/intro', 'text/markdown');
    expect(await response.text()).toBe('/docs/intro.md');
    expect(response.headers.get('content-type')).toBe('text/markdown; charset=utf-8');
    expect(response.headers.get('vary')).toBe('Accept-Encoding, Accept');
    expect(response.headers.get('link')).toBe(
      '<https://docs.rungen.ai/docs/intro>; rel="canonical"',
    );
  });

  it('sends the page with links to a browser', async () => {
    const response = await ask('/docs/intro', 'text/html,*/*;q=0.8');
    expect(await response.text()).toBe('/docs/intro');
    expect(response.headers.get('vary')).toBe('Accept-Encoding, Accept');
    expect(response.headers.get('link')).toBe(
      '</docs/intro.md>; rel="alternate"; type="text/markdown", </llms.txt>; rel="describedby"; type="text/plain"',
    );
  });

  it.each(['/openapi.yaml', '/nothing'])('leaves %s as it is', async (path) => {
    const response = await ask(path, 'text/markdown');
    expect(await response.text()).toBe(path);
    expect(response.headers.get('link')).toBeNull();
  });

  it('redirects a guessed address of a copy', async () => {
    const response = await ask('/docs/intro/index.md', '*/*');
    expect(response.status).toBe(301);
    expect(response.headers.get('location')).toBe('https://docs.example.com/docs/intro.md');
  });
});
