import type {Element} from 'hast';
import type {State} from 'hast-util-to-mdast';
import {toString} from 'hast-util-to-string';
import type {BlockContent, DefinitionContent} from 'mdast';
import {SKIP, visit} from 'unist-util-visit';
import {markChoice} from './choices';
import {bold, plain} from './nodes';

type Flow = BlockContent | DefinitionContent;

/** Finds the outermost elements with a role. Selectors do the same at ten times the cost. */
function findByRole(element: Element, role: string): Element[] {
  const found: Element[] = [];
  visit(element, 'element', (inner) => {
    if (inner.properties.role !== role) {
      return undefined;
    }
    found.push(inner);
    return SKIP;
  });
  return found;
}

/**
 * Converts tabs to labeled alternatives, of which a reader needs one.
 *
 * @returns the list of choices, then each label and its content, all with markers for `choose`
 */
export function convertTabs(state: State, element: Element): Flow[] {
  const of = findByRole(element, 'tab').map((tab) => toString(tab).trim());
  const alternatives = findByRole(element, 'tabpanel').flatMap((panel, at) => {
    const label = of[at] ?? '';
    const content = state.toFlow(state.all(panel));
    return [markChoice(of), bold(label), markChoice(of, label), ...content];
  });
  return [markChoice(of), plain(`Choose one: ${of.join(', ')}.`), ...alternatives, markChoice()];
}
