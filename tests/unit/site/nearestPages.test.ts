import {expect, test} from 'vitest';
import {nearestPages} from '../../../src/components/NotFound/nearestPages';

const PAGES = [
  '/docs/intro',
  '/docs/tutorial-basics/create-an-app',
  '/docs/tutorial-basics/delete-an-app',
  '/api/intro',
  '/api/apis/app/create-app',
  '/api/apis/job/cancel.job',
].map((href) => ({href, label: href}));

function nearest(asked: string): string | undefined {
  return nearestPages(asked, PAGES)[0]?.href;
}

test.each([
  ['/docs/tutorial-basics/create-an-ap', '/docs/tutorial-basics/create-an-app'],
  ['/tutorial-basics/delete-an-app', '/docs/tutorial-basics/delete-an-app'],
  ['/docs/Intro.html', '/docs/intro'],
  ['/api//intro/', '/api/intro'],
  ['/api/apis/job/cancel-job', '/api/apis/job/cancel.job'],
])('%s most likely means %s', (asked, meant) => {
  expect(nearest(asked)).toBe(meant);
});

test('a path that resembles no page gives no suggestions', () => {
  expect(nearestPages('/wp-login.php?x=1', PAGES)).toEqual([]);
});

test('a path with a broken escape does not throw', () => {
  expect(() => nearestPages('/docs/%E0%A4%A', PAGES)).not.toThrow();
});

test('no more pages are suggested than requested', () => {
  expect(nearestPages('/docs/tutorial-basics/create-an-app', PAGES, 2)).toHaveLength(2);
});
