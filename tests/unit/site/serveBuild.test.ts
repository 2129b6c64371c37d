import {describe, expect, it} from 'vitest';
import {answerPath} from '../../site/serveBuild';

const FILES = [
  'index.html',
  '404.html',
  '404.md',
  'docs.html',
  'docs/index.html',
  'docs/intro.html',
  'api/apis/job/cancel.job.html',
  'img/logo.svg',
];

const answer = (pathname: string) =>
  answerPath(pathname, (file) => Promise.resolve(FILES.includes(file)));

describe('the server of the build', () => {
  it.each([
    ['/', 'index.html'],
    ['/docs', 'docs.html'],
    ['/docs/intro', 'docs/intro.html'],
    ['/api/apis/job/cancel.job', 'api/apis/job/cancel.job.html'],
    ['/img/logo.svg', 'img/logo.svg'],
  ])('serves %s from %s', async (pathname, file) => {
    expect(await answer(pathname)).toEqual({status: 200, file});
  });

  it.each([
    ['/docs/', '/docs'],
    ['/docs/intro/', '/docs/intro'],
    ['/docs/intro.html', '/docs/intro'],
    ['/docs/intro/index.html', '/docs/intro'],
    ['/docs//intro', '/docs/intro'],
    ['/index.html', '/'],
  ])('redirects %s to %s', async (pathname, location) => {
    expect(await answer(pathname)).toEqual({status: 301, location});
  });

  it.each(['/nope', '/nope/', '/404', '/404.html', '/Docs/intro', '/docs/intro%20'])(
    'has no page at %s',
    async (pathname) => {
      expect(await answer(pathname)).toEqual({status: 404, file: '404.html'});
    },
  );

  it.each(['/docs/nope.md', '/docs/intro.cobol.md', '/404.md'])(
    'has no copy at %s, and responds in Markdown',
    async (pathname) => {
      expect(await answer(pathname)).toEqual({status: 404, file: '404.md'});
    },
  );

  it.each(['/%', '/%2e%2e/package.json', '/a%00'])('rejects %s', async (pathname) => {
    expect(await answer(pathname)).toEqual({status: 400});
  });
});
