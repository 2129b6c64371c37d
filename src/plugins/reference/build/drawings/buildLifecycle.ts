import type {MdxJsxFlowElement} from 'mdast-util-mdx';
import {
  buildDrawing,
  buildInlineCode,
  buildLink,
  buildList,
  buildText,
  type Phrase,
} from '../../../page-tags';
import type {LifecyclePlan} from './lifecyclePlans';
import {layoutLifecycle} from './layoutLifecycle';
import type {States, Transition} from './readStates';

/**
 * @param id unique on the page
 * @param plan the positions of the states
 * @param states the contract's states
 * @param pages the page of each operation
 * @returns the drawing with its text equivalent
 * @throws ContentError when the plan and the contract do not match
 */
export function buildLifecycle(
  id: string,
  plan: LifecyclePlan,
  states: States,
  pages: ReadonlyMap<string, string>,
): MdxJsxFlowElement {
  const sentences = states.transitions.map(({from, to, by}) => {
    return `From ${from ?? 'the start'} to ${to ?? 'the end'}: ${lowerFirst(by)}.`;
  });
  return buildDrawing({
    id,
    title: plan.title,
    description: sentences.join(' '),
    views: layoutLifecycle(plan, states),
    words: [buildList(states.transitions.map((it) => describe(it, pages)))],
  });
}

function describe(transition: Transition, pages: ReadonlyMap<string, string>): Phrase {
  const {from, to, by, operation} = transition;
  const page = operation === undefined ? undefined : pages.get(operation);
  const cause = buildText(lowerFirst(by));
  return [
    buildText('From '),
    from === null ? buildText('the start') : buildInlineCode(from),
    buildText(' to '),
    to === null ? buildText('the end') : buildInlineCode(to),
    buildText(': '),
    page === undefined ? cause : buildLink(page, [cause]),
    buildText('.'),
  ];
}

function lowerFirst(sentence: string): string {
  return sentence.charAt(0).toLowerCase() + sentence.slice(1);
}
