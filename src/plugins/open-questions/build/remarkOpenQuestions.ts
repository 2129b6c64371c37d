import type {Root} from 'mdast';
import type {VFile} from 'vfile';
import {expandTags} from '../../page-tags';
import {defineQuestionTags} from './defineQuestionTags';
import type {Contacts} from './Question';
import {readQuestions} from './readQuestions';

/** `fingerprint` changes with the register, so that the bundler compiles the pages again. */
type Options = {
  readonly contacts: Contacts;
  readonly fingerprint: string;
};

const TAGS = /<(?:Unknown|OpenQuestions)\b/;

/**
 * A remark plugin that replaces `<Unknown id>` and `<OpenQuestions>` on a page with open questions, or their answers.
 * It has to run before Docusaurus' own plugins, which collect the table of contents.
 *
 * @param options the addresses of the owner
 * @returns a transformer; it throws a ContentError with every mistake in a page's tags
 */
export function remarkOpenQuestions({contacts}: Options) {
  return (tree: Root, file: VFile): void => {
    if (!TAGS.test(String(file.value))) return;
    expandTags(tree, file, defineQuestionTags(readQuestions(file.cwd, contacts)));
  };
}
