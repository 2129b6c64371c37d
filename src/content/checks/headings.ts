import {visit} from 'unist-util-visit';
import {type Problem, problemAt} from '../../files';
import {type Page, readComment, readHeadingId} from '../mdx';
import {pageRule} from './rule';

/**
 * Finds comments in headings. Docusaurus removes only the id that ends a heading: it shows any other comment to readers,
 * in the table of contents and in the id of the heading.
 */
function checkHeadings(page: Page): Problem[] {
  const problems: Problem[] = [];
  visit(page.tree, 'heading', (heading) => {
    const id = readHeadingId(heading);
    const contents = id === undefined ? heading.children : heading.children.slice(0, -1);
    for (const node of contents) {
      const comment = readComment(node);
      if (comment === undefined) continue;
      problems.push(
        problemAt(
          page,
          node.position?.start.offset,
          `comment in a heading: "${comment}" would be shown to readers`,
          comment.startsWith('#')
            ? 'give the heading one id, at its end'
            : 'move the comment to a line of its own; only an id, {/* #like-this */}, may end a heading',
        ),
      );
    }
  });
  return problems;
}

export const headings = pageRule('headings', checkHeadings);
