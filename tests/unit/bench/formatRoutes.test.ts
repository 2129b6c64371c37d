import {expect, it} from 'vitest';
import {formatRoutes, type RouteResult} from '../../../bench/measureRoutes';

const BEST = {
  performance: 100,
  accessibility: 100,
  'best-practices': 100,
  seo: 100,
  fcp: 900,
  lcp: 930,
  tbt: 0,
  cls: 0,
  speedIndex: 930,
  mainThread: 570,
};

function route(name: string, readable: number, performance: number): RouteResult {
  return {route: name, readable, scripts: 70_000, lighthouse: {...BEST, performance}};
}

it('names the worst route per column: the most bytes, the lowest score, and none where all are equal', () => {
  const table = formatRoutes([
    route('/a', 3000, 97),
    route('/b', 1000, 100),
    route('/c', 2000, 99),
  ]);
  const rows = table.split('\n').map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
  expect(rows).toContainEqual(['HTML and CSS, bytes', '2000', '3000', '/a']);
  expect(rows).toContainEqual(['performance', '99', '97', '/a']);
  expect(rows).toContainEqual(['scripts, bytes', '70000', '70000', '']);
});
