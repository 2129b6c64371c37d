import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx';
import {ContentError, type Problem, suggest} from '../../files';

export type Element = MdxJsxFlowElement | MdxJsxTextElement;

/** A component as the writer wrote it. */
export type Usage = {
  readonly attributes: Readonly<Record<string, string>>;
  /** `file:line:column` of the component. */
  readonly location: string;
  /** That of the page. */
  readonly frontMatter: Readonly<Record<string, unknown>>;
};

export type Signature = {
  readonly attributes: readonly string[];
  /** Whether it cannot do without one of them: a build would fail there, without a location. */
  readonly needsAll?: boolean;
  readonly hasContent?: boolean;
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
  {attributes: known, needsAll, hasContent, inline}: Signature,
): Record<string, string> {
  const component = `<${name ?? ''}>`;
  const takes = `it takes ${known.join(', ') || 'no attributes'}`;
  const problems: Problem[] = [];
  const report = (problem: string, fix: string): void => {
    problems.push({location, problem, fix});
  };
  const values: Record<string, string> = {};
  for (const attribute of attributes) {
    const {name: written, value} = parseAttribute(attribute);
    if (value === undefined) {
      report(`"${written}" of ${component} is not text`, `write name="value"; ${takes}`);
    } else if (!known.includes(written)) {
      report(`unknown attribute "${written}" of ${component}`, takes);
    }
    values[written] = value ?? '';
  }
  const isReadable = problems.length === 0; // a spread could have all
  for (const attribute of known) {
    if (!needsAll || !isReadable || attribute in values) continue;
    report(`${component} has no attribute "${attribute}"`, `write ${attribute}="…"`);
  }
  if (type === 'mdxJsxTextElement' && !inline) {
    const fix = 'put it on a separate line, with an empty line before and after';
    report(`${component} is inside a line of text`, fix);
  }
  if (children.length > 0 && !hasContent) {
    const fix = `write <${name ?? ''} />: the build adds its content`;
    report(`${component} has content`, fix);
  }
  if (problems.length > 0) throw new ContentError(problems);
  return values;
}

/** @returns the name and the text of an attribute: no text for one in braces, or for a spread, which is its own name */
function parseAttribute(attribute: Element['attributes'][number]) {
  if (attribute.type !== 'mdxJsxAttribute') return {name: attribute.value};
  const {name, value} = attribute;
  return typeof value === 'object' && value ? {name} : {name, value: value ?? ''};
}

/**
 * Finds the value that an attribute of a component names.
 *
 * @param source what has them, in words
 * @throws ContentError for an unknown name, with the nearest one
 * @example
 * choose({attributes: {operation: 'getApp'}, location: 'docs/intro.mdx:3:1'}, 'operation', {getApp})
 */
export function choose<Value>(
  {attributes, location}: Pick<Usage, 'attributes' | 'location'>,
  attribute: string,
  known: Readonly<Record<string, Value>>,
  source = 'the contract',
): Value {
  const {[attribute]: name = ''} = attributes;
  const found = Object.hasOwn(known, name) ? known[name] : undefined;
  if (found !== undefined) return found;
  const names = Object.keys(known);
  const problem = `unknown ${attribute}="${name}": not in ${source}`;
  const remove = `remove ${attribute}: ${source} has none`;
  const fix = names.length > 0 ? suggest(name, names) : remove;
  throw new ContentError([{location, problem, fix}]);
}
