import type {Root} from 'mdast';
import {unified, type Pluggable} from 'unified';
import type {VFile} from 'vfile';
import {ContentError, type Problem} from '../../../problems';
import {buildElement, buildInlineCode, buildList, buildText} from '../../../page-tags';

/**
 * A remark plugin for `npm start`: runs others, and when these find mistakes puts them in the place of the page. A
 * mistake in the contract keeps every page from being drawn. Thrown, it is a failure of the bundler for each of them,
 * with a stack; the checks tell it once.
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
