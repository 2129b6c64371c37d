import type {Root} from 'mdast';
import {unified, type Pluggable} from 'unified';
import type {VFile} from 'vfile';
import {ContentError, type Problem} from '../../../problems';
import {buildElement, buildInlineCode, buildList, buildText} from '../../../page-tags';

/**
 * A remark plugin for `npm start`: runs other plugins, and replaces the page with the mistakes that they find. For a
 * mistake in the contract, which prevents most pages from being rendered, the bundler would print an error with a stack
 * trace for each of these pages; the checks report it once. The plugins have to render from sources that the bundler
 * watches: it compiles a page again when a source changes, not because the page could not be rendered.
 *
 * @param options the plugins to run, with their options
 * @returns a transformer; it throws what the plugins throw, except a ContentError
 */
export function remarkShowProblems({plugins}: {readonly plugins: readonly Pluggable[]}) {
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
  const title = 'This page cannot be rendered';
  return buildElement('admonition', {type: 'danger', title}, [buildList(lines)]);
}
