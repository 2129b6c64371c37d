import type {Element, ElementContent, Root, Text} from 'hast';
import {SKIP, visit} from 'unist-util-visit';

/** The class of `src/css/site.css` that keeps its element on one line. */
const UNBROKEN = 'unbroken';

/** The class that keeps a name on one line with the punctuation that follows it. */
const BESIDE = 'beside';

/**
 * Matches a word that a browser would break after a hyphen, a slash, or a question mark; a method and a path; and a
 * command with one option, such as `jq --version`.
 */
const BREAKS = /^(?:[A-Z]+ \/|\S+[-/?]|\w+ --)\S+$/;

/** A path or an address may break before a slash, and nowhere else; a media type is one word. */
const PATH = /^(?:[A-Z]+ )?(?:\/|\w+:)/;
const BEFORE_SLASH = /(?<!^|[/:\s])(?=\/)/;

/** Marks an element as written by the page itself, so that no component replaces it. */
const AS_WRITTEN = {_mdxExplicitJsx: true} as const;

function buildElement(name: string, className: string, children: ElementContent[]): ElementContent {
  const attributes = className
    ? [{type: 'mdxJsxAttribute' as const, name: 'className', value: className}]
    : [];
  return {type: 'mdxJsxTextElement', name, attributes, children, data: AS_WRITTEN};
}

/** Builds the plain element instead of the component for code, which treats every child as a code block. */
function buildCode(text: string): ElementContent {
  const parts = (PATH.test(text) ? text.split(BEFORE_SLASH) : [text]).map((value): Text => ({
    type: 'text',
    value,
  }));
  return parts.length === 1
    ? buildElement('code', UNBROKEN, parts)
    : buildElement(
        'code',
        '',
        parts.map((part) => buildElement('span', UNBROKEN, [part])),
      );
}

function textOf({children}: Element): string {
  return children.map((child) => (child.type === 'text' ? child.value : '')).join('');
}

/**
 * A rehype plugin that prevents line breaks in identifiers and in the parts of paths: every browser breaks `x-team-id`
 * after a hyphen, and no style sheet rule prevents this for only some words. The style sheet gives a name its own box,
 * and a line could break between that box and the punctuation that follows, so both are wrapped in one element.
 */
export function rehypeUnbrokenNames() {
  return (tree: Root): void => {
    visit(tree, 'element', (element, index, parent) => {
      if (element.tagName === 'pre') return SKIP;
      if (element.tagName !== 'code' || index === undefined || !parent) return undefined;
      const text = textOf(element);
      if (!BREAKS.test(text)) return SKIP;
      const next = parent.children[index + 1];
      const [sign = ''] = next?.type === 'text' ? (/^\S+/.exec(next.value) ?? []) : [];
      if (next?.type === 'text') next.value = next.value.slice(sign.length);
      const code = buildCode(text);
      parent.children[index] = sign
        ? buildElement('span', BESIDE, [code, {type: 'text', value: sign}])
        : code;
      return SKIP;
    });
  };
}
