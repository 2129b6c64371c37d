import type {Root} from 'mdast';
import type {VFile} from 'vfile';
import {expandTags} from '../../../page-tags';
import {defineMemoryTags} from './defineMemoryTags';

/**
 * A remark plugin that replaces `<GpuMemoryPlot>` with computed memory estimates of public models.
 *
 * @returns a transformer; it throws ContentError for every mistake in a page's tags
 */
export function remarkGpuMemory() {
  return (tree: Root, file: VFile): void => expandTags(tree, file, defineMemoryTags());
}
