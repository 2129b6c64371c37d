import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx';
import {ContentError, type Problem, suggest} from '../../files';

export type Element = MdxJsxFlowElement | MdxJsxTextElement;

export type KnownIds = {readonly registry: string; readonly known: readonly string[]};

export type Signature = {
  readonly attributes: readonly string[];
  /** The ids that its first attribute may name. */
  readonly ids?: KnownIds;
  /** Whether it may be inside a line of text. Its MDX is one paragraph then. */
  readonly inline?: boolean;
};

/**
 * @returns the attributes of a component
 * @throws ContentError with every problem in it
 */
export function readAttributes(
  {type, name, attributes, children}: Element,
  location: string,
  {attributes: known, ids, inline}: Signature,
): Record<string, string> {
  const component = `<${name ?? ''}>`;
  const takes = known.length > 0 ? `it takes ${known.join(', ')}` : 'it takes no attributes';
  const problems: Problem[] = [];
  const report = (problem: string, fix: string): void => {
    problems.push({location, problem, fix});
  };
  const values: Record<string, string> = {};
  for (const attribute of attributes) {
    const isNamed = attribute.type === 'mdxJsxAttribute';
    const written = isNamed ? attribute.name : attribute.value;
    if (!isNamed || typeof attribute.value !== 'string') {
      report(`"${written}" of ${component} is not text`, `write name="value"; ${takes}`);
    } else if (known.includes(written)) {
      values[written] = attribute.value;
    } else {
      report(`unknown attribute "${written}" of ${component}`, takes);
    }
  }
  if (type === 'mdxJsxTextElement' && !inline) {
    const fix = 'put it on a separate line, with an empty line before and after';
    report(`${component} is inside a line of text`, fix);
  }
  if (children.length > 0) {
    const fix = `close it at once: <${name ?? ''} />; its content is made when the page is built`;
    report(`${component} has content`, fix);
  }
  const [first = ''] = known;
  const references = listIds(values[first]).map((id) => ({id, location}));
  if (ids) problems.push(...findUnknown(references, ids));
  if (problems.length > 0) throw new ContentError(problems);
  return values;
}

/**
 * @returns the ids that an attribute names, separated by commas
 * @example
 * listIds('paging, webhooks') // ['paging', 'webhooks']
 */
export function listIds(names: string | undefined): string[] {
  return names === undefined ? [] : names.split(',').map((id) => id.trim());
}

export type LocatedId = {readonly id: string; readonly location: string};

/** @returns a problem for each id that a registry does not have */
export function findUnknown(
  references: readonly LocatedId[],
  {registry, known}: KnownIds,
): Problem[] {
  const unknown = references.filter(({id}) => !known.includes(id));
  return unknown.map(({id, location}) => ({
    location,
    problem: `unknown id "${id}": not in ${registry}`,
    fix: suggest(id, known),
  }));
}
