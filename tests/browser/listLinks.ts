import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';

/** Returns the targets of the links in a Markdown text, in its order. */
export function listLinks(markdown: string): readonly string[] {
  const links: string[] = [];
  visit(unified().use(remarkParse).use(remarkGfm).parse(markdown), 'link', (node) => {
    links.push(node.url);
  });
  return links;
}
