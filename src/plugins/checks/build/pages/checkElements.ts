import type {Root} from 'mdast';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx';
import {visit} from 'unist-util-visit';
import {findNearest, type Problem} from '../../../problems';
import {
  CODE_LANGUAGES,
  ELEMENT_FIXES,
  LANGUAGE_ALIASES,
  PAGE_COMPONENTS,
  PAGE_ELEMENTS,
} from './components';
import {type Page, problemsOf} from './Page';

type Node = Root['children'][number];
type Element = MdxJsxFlowElement | MdxJsxTextElement;

/**
 * Checks the parts of a page that are not plain text: elements, images, links and code blocks.
 *
 * @param siteUrl the URL of this site, which internal links must leave out
 * @returns every problem, in the order of the page
 */
export function checkElements({file, tree}: Page, siteUrl: string): Problem[] {
  const found: Problem[] = [];
  visit(tree, (node) => {
    if (node.type !== 'root') {
      const faults = findFaults(node, siteUrl);
      found.push(
        ...faults.map(([words, fix]) => problemsOf(file)(node.position?.start, words, fix)),
      );
    }
  });
  return found;
}

/** What is wrong, and the fix. */
type Fault = readonly [words: string, fix: string];

function findFaults(node: Node, siteUrl: string): Fault[] {
  switch (node.type) {
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement':
      return findElementFaults(node);
    case 'mdxjsEsm': {
      const [first = ''] = node.value.split('\n');
      return [
        [
          `has code of its own: "${first}"`,
          'remove it: pages import nothing, and components need no import',
        ],
      ];
    }
    case 'mdxFlowExpression':
    case 'mdxTextExpression':
      return /^\s*(?:\/\*[^]*\*\/\s*)?$/.test(node.value)
        ? []
        : [[`computes {${node.value}}`, 'write the words themselves, or \\{ for the sign']];
    case 'image':
      return node.alt?.trim()
        ? []
        : [
            [
              `has an image without a text: "${node.url}"`,
              'say between the brackets what the image shows',
            ],
          ];
    case 'link':
    case 'definition':
      return findLinkFaults(node.url, siteUrl);
    case 'code':
      return findCodeFaults(node.lang ?? undefined);
    default:
      return [];
  }
}

function findElementFaults(element: Element): Fault[] {
  const name = element.name ?? '';
  return [...findNameFaults(name), ...findAttributeFaults(name, element)];
}

function findNameFaults(name: string): Fault[] {
  const isComponent = /^[A-Z]/.test(name);
  const known = isComponent ? PAGE_COMPONENTS : PAGE_ELEMENTS;
  if (name === '' || known.includes(name)) {
    return [];
  }
  if (isComponent) {
    const nearest = findNearest(name, known);
    const fix = nearest ? `write <${nearest}>` : `use one of ${known.join(', ')}`;
    return [[`uses the unknown component <${name}>`, fix]];
  }
  const fix = ELEMENT_FIXES[name] ?? 'write it in Markdown, or with a component of CONTRIBUTING.md';
  return [[`uses the HTML element <${name}>`, fix]];
}

function findAttributeFaults(name: string, {attributes}: Element): Fault[] {
  return attributes.flatMap((attribute): Fault[] => {
    if (attribute.type !== 'mdxJsxAttribute') {
      return [[`spreads an object into <${name}>`, 'write each attribute out']];
    }
    if (/^on(?!ly$)[a-z]/i.test(attribute.name)) {
      return [
        [`has the attribute ${attribute.name} on <${name}>`, 'remove it: a page carries no script'],
      ];
    }
    if (attribute.name === 'style') {
      return [
        [
          `has a style attribute on <${name}>`,
          'remove it: the content policy blocks it, and styles live in components',
        ],
      ];
    }
    return typeof attribute.value === 'object' && attribute.value !== null
      ? [
          [
            `computes ${attribute.name}={${attribute.value.value}} on <${name}>`,
            `write ${attribute.name}="the words themselves"`,
          ],
        ]
      : [];
  });
}

function findLinkFaults(url: string, siteUrl: string): Fault[] {
  if (/^\s*(?:javascript|data|vbscript):/i.test(url)) {
    return [[`links to "${url}"`, 'link to a page or to an https address']];
  }
  if (url === siteUrl || url.startsWith(`${siteUrl}/`)) {
    const path = url.slice(siteUrl.length) || '/';
    return [
      [`links to this site as "${url}"`, `write the path, ${path}, so that the build can check it`],
    ];
  }
  if (url.startsWith('http://') && !/^http:\/\/(?:localhost|127\.0\.0\.1)/.test(url)) {
    return [[`links to "${url}"`, 'write https://']];
  }
  return [];
}

function findCodeFaults(language: string | undefined): Fault[] {
  if (!language) {
    return [
      ['has a code block without a language', 'write the language after the fence, or "text"'],
    ];
  }
  if (CODE_LANGUAGES.includes(language)) {
    return [];
  }
  const nearest = LANGUAGE_ALIASES[language] ?? findNearest(language, CODE_LANGUAGES);
  const fix = nearest ? `write "${nearest}"` : `use one of ${CODE_LANGUAGES.join(', ')}`;
  return [[`has a code block in the unknown language "${language}"`, fix]];
}
