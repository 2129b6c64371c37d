import {expect, test} from 'vitest';
import {readContract} from '@site/src/plugins/reference/build/contract/readContract';
import {layoutLifecycle} from '@site/src/plugins/reference/build/drawings/layoutLifecycle';
import {
  LIFECYCLE_PLANS,
  type LifecyclePlan,
} from '@site/src/plugins/reference/build/drawings/lifecyclePlans';
import {readStates, type States} from '@site/src/plugins/reference/build/drawings/readStates';
import {boxesOfLines, boxesOfWords, isOver} from './textRoom';

const PLAN: LifecyclePlan = {
  title: 'The life of a lamp',
  schema: 'LampStatus',
  groups: {ON: 'working', OFF: 'rest'},
  views: [
    {
      layout: 'wide',
      width: 300,
      height: 100,
      box: {width: 80, height: 48},
      boxes: {OFF: [0, 0], ON: [200, 0]},
      routes: {
        'OFF>ON': {
          points: [
            [80, 24],
            [200, 24],
          ],
          label: {at: [140, 16], anchor: 'middle', wrap: 10},
        },
      },
    },
  ],
};

const STATES: States = {
  name: 'LampStatus',
  values: [
    {value: 'OFF', meaning: 'Dark.'},
    {value: 'ON', meaning: 'Bright.'},
  ],
  transitions: [{from: 'OFF', to: 'ON', by: 'You switch it on'}],
  aliases: {},
};

const REFUSED =
  'src/plugins/reference/build/drawings/lifecyclePlans.ts:1:1 the wide drawing of LampStatus';

test('every state has a box with its name, and every transition its cause in lines that fit', () => {
  const texts = layoutLifecycle(PLAN, STATES)[0]?.parts.flatMap((it) =>
    it.shape === 'text' ? [it.text] : [],
  );
  expect(texts).toEqual(['You switch', 'it on', 'OFF', 'at rest', 'ON', 'working']);
});

test('an alias of a state is shown in its box', () => {
  const states = {...STATES, values: [...STATES.values, {value: 'LIT', meaning: 'Bright.'}]};
  const [view] = layoutLifecycle(PLAN, {...states, aliases: {LIT: 'ON'}});
  expect(JSON.stringify(view)).toContain('working, also LIT');
});

test('a new state of the contract has to be given a place', () => {
  const values = [...STATES.values, {value: 'BROKEN', meaning: 'Gone.'}];
  expect(() => layoutLifecycle(PLAN, {...STATES, values})).toThrow(
    `${REFUSED} has no place for the state "BROKEN"`,
  );
});

test('a transition that the contract no longer has must be removed from the drawing', () => {
  expect(() => layoutLifecycle(PLAN, {...STATES, transitions: []})).toThrow(
    `${REFUSED} has the transition "OFF>ON", which the contract does not have`,
  );
});

test('arrows that share a label have to have the same cause', () => {
  const [view] = PLAN.views;
  if (!view) throw new Error('the plan has a view');
  const points = [
    [200, 40],
    [80, 40],
  ] as const;
  const routes = {...view.routes, 'ON>OFF': {points, label: {sharedWith: 'OFF>ON'}}};
  const transitions = [...STATES.transitions, {from: 'ON', to: 'OFF', by: 'You switch it off'}];
  expect(() =>
    layoutLifecycle({...PLAN, views: [{...view, routes}]}, {...STATES, transitions}),
  ).toThrow(
    'the arrows "ON>OFF" and "OFF>ON" share a label, but their causes differ: "You switch it off", "You switch it on"',
  );
});

test.each(Object.keys(LIFECYCLE_PLANS))(
  'the lifecycle of the %s in the contract can be drawn, and no text overlaps a line',
  async (name) => {
    const plan = LIFECYCLE_PLANS[name];
    if (!plan) throw new Error('the plan is listed');
    const states = readStates(await readContract('contract/openapi.yaml'), plan.schema);
    const views = layoutLifecycle(plan, states);
    expect(views.map(({layout}) => layout)).toEqual(['wide', 'narrow']);
    for (const {layout, width, height, parts} of views) {
      expect(parts.length).toBeGreaterThan(20);
      const words = boxesOfWords(parts);
      const faults = words.flatMap((word, index) => [
        ...[...boxesOfLines(parts), ...words.slice(index + 1)]
          .filter((other) => isOver(word, other))
          .map((other) => `"${word.name}" lies on ${other.name}`),
        ...(word.left < 0 || word.right > width + 1 || word.bottom > height
          ? [`"${word.name}" leaves the drawing`]
          : []),
      ]);
      expect(faults, layout).toEqual([]);
      for (const part of parts) {
        if (part.shape === 'rect') expect(part.x + part.width).toBeLessThanOrEqual(width);
      }
    }
  },
);
