import type {MdxJsxFlowElement} from 'mdast-util-mdx';
import {buildDrawing} from '../../../page-tags';
import {buildMemoryTable} from './buildMemoryTable';
import {GPU_SIZES, PRECISIONS} from './estimateMemory';
import {layoutMemoryPlot} from './layoutMemoryPlot';
import type {PublicModel} from './models';

/**
 * @param id unique on the page
 * @param models public models
 * @returns a plot of their memory at each precision, compared with GPU sizes, and a table with the same amounts
 */
export function buildMemoryPlot(id: string, models: readonly PublicModel[]): MdxJsxFlowElement {
  return buildDrawing({
    id,
    title: 'Estimated GPU memory of public models',
    description: `Bars for ${models.length} models at ${PRECISIONS.join(', ')} bit, weights and overhead in two tones, with lines at ${GPU_SIZES.join(', ')} GB. The table below has the amounts.`,
    views: [layoutMemoryPlot('wide', models), layoutMemoryPlot('narrow', models)],
    words: [buildMemoryTable(models)],
  });
}
