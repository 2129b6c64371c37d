import parseSelector, {type Node} from 'postcss-selector-parser';

/** Tells whether a page, or whatever is tested, has a name. Names are those of `readNames`. */
export type HasName = (name: string) => boolean;

/** Tells whether a selector can match where these names occur. Returns true if in doubt. */
export type CanMatch = (has: HasName) => boolean;

/** Names that always count as present: the reader or the inline script can change them without any other script. */
const ALWAYS = /^(?:\*|html|body|\.(?:loadFailure|searchFrame)|\[(?:data-.*|open|hidden))$/;

const ALTERNATIVES = [':is', ':where', ':has', ':matches'];

function nameOf(node: Node): string | undefined {
  switch (node.type) {
    case 'class':
      return `.${node.value}`;
    case 'id':
      return `#${node.value}`;
    case 'tag':
      return node.value.toLowerCase();
    case 'attribute':
      return `[${node.attribute.toLowerCase()}`;
    default:
      return undefined;
  }
}

function compileNode(node: Node): CanMatch {
  if (node.type === 'pseudo') {
    const choices = ALTERNATIVES.includes(node.value) ? node.nodes.map(compileNode) : [];
    return (has) => choices.length === 0 || choices.some((canMatch) => canMatch(has));
  }
  if (node.type === 'selector') {
    const parts = node.nodes.map(compileNode);
    return (has) => parts.every((canMatch) => canMatch(has));
  }
  const name = nameOf(node);
  return (has) => name === undefined || ALWAYS.test(name) || has(name);
}

/**
 * Compiles a selector into a test on names. States such as `:hover` and `:not()` are ignored.
 *
 * @param selector one selector, without commas outside of brackets
 */
export function compileSelector(selector: string): CanMatch {
  const {nodes} = parseSelector().astSync(selector);
  const choices = nodes.map(compileNode);
  return (has) => choices.some((canMatch) => canMatch(has));
}
