import type {Element, Root} from 'hast';
import {toString} from 'hast-util-to-string';
import {visit} from 'unist-util-visit';
import {highlightCode} from './highlightCode';
import {readFence} from './readFence';

function languageOf({properties}: Element): string {
  const classes = [properties.className ?? []].flat().map(String);
  const found = classes.find((name) => name.startsWith('language-'));
  return found?.slice('language-'.length).toLowerCase() ?? 'text';
}

function settle(code: Element): void {
  const language = languageOf(code);
  const meta = typeof code.properties.metastring === 'string' ? code.properties.metastring : '';
  const {title, marked, start, file, shown, isOutput} = readFence(meta);
  const text = toString(code).replace(/\n$/, '');
  const kinds = highlightCode(text, language);
  code.properties = {
    language,
    ...(kinds !== '' && {kinds}),
    ...(title !== '' && {title}),
    ...(marked.length > 0 && {marked: marked.join(' ')}),
    ...(start !== undefined && {start}),
    ...(file !== '' && {file}),
    ...(shown !== '' && {shown}),
    ...(isOutput && {withoutCopy: true}), // output is for reading, and is seldom of use elsewhere
  };
}

/**
 * A rehype plugin that highlights code blocks while the page is built, so that readers load no highlighter.
 * It converts the meta string of a fence to properties of `src/theme/CodeBlock`.
 */
export function rehypeHighlightCode() {
  return (tree: Root): void => {
    visit(tree, 'element', (element) => {
      const [code] = element.children;
      if (element.tagName === 'pre' && code?.type === 'element' && code.tagName === 'code') {
        settle(code);
      }
    });
  };
}
