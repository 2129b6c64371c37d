import type {Root} from 'mdast';
import {unified, type Pluggable} from 'unified';
import type {VFile} from 'vfile';
import {ContentError, type Problem} from '../../../problems';
import {buildElement, buildInlineCode, buildList, buildText} from '../../../page-tags';

/**
 * A remark plugin for `npm start`: runs others, and when these find mistakes puts them in the place of the page. Of a
 * mistake in the contract, which keeps most pages from being drawn, the bundler would print a failure with a stack for
 * each of them; the checks tell it once. The plugins have to draw from sources of which the bundler knows: it draws a
 * page again when they change, and not only because it was not drawn.
 *
 * @param options the plugins to run, with their options
 * @returns a transformer; it throws what they throw but for a ContentError
 */
export function remarkTellOnPage({plugins}: {readonly plugins: readonly Pluggable[]}) {
  const processor = unified()
    .use({plugins: [...plugins]})
    .freeze();
  return async (tree: Root, file: VFile): Promise<void> => {
    try {
      await processor.run(tree, file);
    } catch (error) {
      if (!(error instanceof ContentError)) throw error;
      tree.children = [drawProblems(error.problems)];
    }
  };
}

function drawProblems(problems: readonly Problem[]) {
  const lines = problems.map(({place, problem, fix}) => [
    buildInlineCode(place),
    buildText(` ${problem}. Fix: ${fix}`),
  ]);
  const title = 'This page cannot be drawn';
  return buildElement('admonition', {type: 'danger', title}, [buildList(lines)]);
}
