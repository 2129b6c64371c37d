import {beforeEach, expect, it, vi} from 'vitest';
import type {PropSidebarItem} from '@docusaurus/plugin-content-docs';

const link = (href: string, more = {}): PropSidebarItem => ({
  type: 'link',
  label: href,
  href,
  ...more,
});
const closed = (items: PropSidebarItem[]): PropSidebarItem => ({
  type: 'category',
  label: 'Group',
  collapsed: true,
  collapsible: true,
  items,
});

async function load() {
  vi.resetModules();
  return import('@site/src/components/Navigation/sidebarBranches');
}

let branches: Awaited<ReturnType<typeof load>>;

beforeEach(async () => {
  branches = await load();
});

it('a sidebar keeps the stand-in for a branch that is not known', () => {
  const items = [link('/x'), closed([link('/a', {branch: 'one'})])];
  expect(branches.fillBranches(items)).toEqual(items);
  expect(branches.countBranches()).toBe(0);
  expect(branches.findBranch('one')).toBeUndefined();
});

it('a branch that is known takes the place of its stand-in, with what is known inside it', () => {
  const {learnBranches, fillBranches, findBranch, countBranches} = branches;
  const inner = closed([link('/b', {branch: 'two'})]);
  learnBranches({one: [link('/a'), inner, closed([link('/c', {branch: 'three'})])]});
  learnBranches({two: [link('/b'), link('/bb')]});
  expect(countBranches()).toBe(2);
  const whole = [
    link('/a'),
    closed([link('/b'), link('/bb')]),
    closed([link('/c', {branch: 'three'})]),
  ];
  expect(findBranch('one')).toEqual(whole);
  const cut = closed([link('/a', {branch: 'one'})]);
  expect(fillBranches([cut, closed([link('/y'), cut])])).toEqual([
    closed(whole),
    closed([link('/y'), closed(whole)]),
  ]);
});
