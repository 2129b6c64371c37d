import type {Link} from 'mdast';
import {visit} from 'unist-util-visit';
import type {BuiltPage} from './readPage';

/** A program that a page shows whole. */
export type ShownProgram = {
  /** For example `wait-for-job`. */
  readonly name: string;
  /** The addresses of its files, one for each language: `/samples/python/wait-for-job.py`. */
  readonly files: readonly string[];
};

/**
 * Finds the programs of a page by the links in the bars above them.
 *
 * @example listShownPrograms({content, …}) // [{name: 'chat', files: ['/samples/curl/chat.sh', …]}]
 */
export function listShownPrograms({content}: Pick<BuiltPage, 'content'>): readonly ShownProgram[] {
  const programs = new Map<string, Set<string>>();
  const addFile = ({url}: Link): void => {
    if (!url.startsWith('/samples/')) return;
    const file = url.slice(url.lastIndexOf('/') + 1);
    const name = file.slice(0, file.lastIndexOf('.'));
    const files = programs.get(name) ?? new Set();
    programs.set(name, files.add(url));
  };
  visit(content, 'paragraph', (line) => {
    if (line.data?.isLabel) visit(line, 'link', addFile);
  });
  return [...programs].map(([name, files]) => ({name, files: [...files]}));
}
