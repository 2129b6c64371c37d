import {ContentError, type Problem} from '../../../problems';
import type {DrawingPart, DrawingRole, DrawingView} from '../../../page-tags';
import type {LifecyclePlan, Point, RoutePlan, StateGroup, ViewPlan} from './lifecyclePlans';
import type {States, Transition} from './readStates';
import {buildRoundedPath} from './buildRoundedPath';
import {wrapWords} from './wrapWords';

const LINE_HEIGHT = 17;
const HEAD = 8;
const DOT = 5;
const PLANS_FILE = 'src/plugins/reference/build/drawings/lifecyclePlans.ts';

const GROUPS: Readonly<Record<StateGroup, {role: DrawingRole; word: string}>> = {
  rest: {role: 'stateRest', word: 'at rest'},
  waiting: {role: 'stateWaiting', word: 'waiting'},
  working: {role: 'stateWorking', word: 'working'},
  done: {role: 'stateDone', word: 'ended'},
  failed: {role: 'stateFailed', word: 'ended'},
  canceled: {role: 'stateCanceled', word: 'ended'},
};

/**
 * Lays out a life cycle: the plan defines positions, the contract defines states and transitions.
 *
 * @param plan the positions of the states and arrows of one state machine
 * @param states the states and transitions of the contract
 * @returns one view for each layout of the plan
 * @throws ContentError when the plan and the contract do not have the same states and transitions
 */
export function layoutLifecycle(plan: LifecyclePlan, states: States): DrawingView[] {
  const problems = plan.views.flatMap((view) => checkView(plan, view, states));
  if (problems.length > 0) throw new ContentError(problems);
  return plan.views.map((view) => ({
    layout: view.layout,
    width: view.width,
    height: view.height,
    parts: [
      ...states.transitions.flatMap((transition) => layoutArrow(view, transition)),
      ...Object.entries(view.boxes).flatMap(([state, at]) =>
        layoutBox(view, state, at, GROUPS[plan.groups[state] ?? 'rest'], states.aliases),
      ),
    ],
  }));
}

/** @returns the key of a transition in a plan, with `*` for no state */
function routeKey({from, to}: Pick<Transition, 'from' | 'to'>): string {
  return `${from ?? '*'}>${to ?? '*'}`;
}

function checkView(plan: LifecyclePlan, view: ViewPlan, states: States): Problem[] {
  const drawn = states.values.map(({value}) => value).filter((it) => !(it in states.aliases));
  const causes = new Map(states.transitions.map((it) => [routeKey(it), it.by]));
  const place = `${PLANS_FILE}:1:1`;
  const compare = (
    what: string,
    real: readonly string[],
    planned: readonly string[],
  ): Problem[] => [
    ...real
      .filter((it) => !planned.includes(it))
      .map((it) => ({
        place,
        problem: `the ${view.layout} drawing of ${states.name} has no place for the ${what} "${it}"`,
        fix: 'give it a place, or take it out of the contract',
      })),
    ...planned
      .filter((it) => !real.includes(it))
      .map((it) => ({
        place,
        problem: `the ${view.layout} drawing of ${states.name} has the ${what} "${it}", which the contract does not have`,
        fix: `take it out of the plan; the contract has ${real.join(', ')}`,
      })),
  ];
  return [
    ...compare('state', drawn, Object.keys(view.boxes)),
    ...compare('state', drawn, Object.keys(plan.groups)),
    ...compare('transition', [...causes.keys()], Object.keys(view.routes)),
    ...Object.entries(view.routes).flatMap(([key, route]) =>
      checkSharedLabel(key, route, causes, place),
    ),
  ];
}

function checkSharedLabel(
  key: string,
  {label}: RoutePlan,
  causes: ReadonlyMap<string, string>,
  place: string,
): Problem[] {
  if (!('sharedWith' in label)) return [];
  const [own, other] = [causes.get(key), causes.get(label.sharedWith)];
  if (own === other) return [];
  const problem = `the arrows "${key}" and "${label.sharedWith}" share a label, but their causes differ: "${own ?? ''}", "${other ?? ''}"`;
  return [{place, problem, fix: 'give each arrow a label of its own'}];
}

function layoutArrow(view: ViewPlan, transition: Transition): DrawingPart[] {
  const route = view.routes[routeKey(transition)];
  const first = route?.points.at(0);
  const last = route?.points.at(-1);
  if (!route || !first || !last) return [];
  return [
    ...(transition.from === null ? layoutDot('dot', first) : []),
    {shape: 'path', role: 'arrow', d: buildRoundedPath(route.points, 10)},
    transition.to === null ? ring(last) : head(route.points),
    ...(transition.to === null ? layoutDot('dot', last) : []),
    ...layoutLabel(route, transition.by),
  ];
}

function layoutDot(role: DrawingRole, [x, y]: Point): DrawingPart[] {
  const [left, top, size] = [x - DOT, y - DOT, DOT * 2];
  return [{shape: 'rect', role, x: left, y: top, width: size, height: size, radius: DOT}];
}

function ring([x, y]: Point): DrawingPart {
  const radius = DOT * 2;
  const size = radius * 2;
  return {
    shape: 'rect',
    role: 'ring',
    x: x - radius,
    y: y - radius,
    width: size,
    height: size,
    radius,
  };
}

/** A triangle at the end of the line that points in the direction of the last segment. */
function head(points: readonly Point[]): DrawingPart {
  const [[fromX, fromY], [x, y]] = [points.at(-2) ?? [0, 0], points.at(-1) ?? [0, 0]];
  const [alongX, alongY] = [Math.sign(x - fromX) * HEAD, Math.sign(y - fromY) * HEAD];
  const [acrossX, acrossY] = [alongY / 2, alongX / 2];
  const corners = [
    `${x} ${y}`,
    `${x - alongX + acrossX} ${y - alongY + acrossY}`,
    `${x - alongX - acrossX} ${y - alongY - acrossY}`,
  ];
  return {shape: 'path', role: 'arrowHead', d: `M${corners.join('L')}Z`};
}

function layoutLabel({label}: RoutePlan, cause: string): DrawingPart[] {
  if ('sharedWith' in label) return [];
  const {at, anchor, wrap} = label;
  return wrapWords(cause, wrap).map((text, line) => ({
    shape: 'text',
    role: 'label',
    x: at[0],
    y: at[1] + line * LINE_HEIGHT,
    anchor,
    text,
  }));
}

function layoutBox(
  view: ViewPlan,
  state: string,
  [x, y]: Point,
  group: {role: DrawingRole; word: string},
  aliases: Readonly<Record<string, string>>,
): DrawingPart[] {
  const {width, height} = view.box;
  const others = Object.keys(aliases).filter((it) => aliases[it] === state);
  const note = [group.word, ...others.map((it) => `also ${it}`)].join(', ');
  const middle = x + width / 2;
  return [
    {shape: 'rect', role: group.role, x, y, width, height, radius: 10},
    {shape: 'text', role: 'name', x: middle, y: y + 21, anchor: 'middle', text: state},
    {shape: 'text', role: 'note', x: middle, y: y + 38, anchor: 'middle', text: note},
  ];
}
