import type {MdxJsxFlowElement} from 'mdast-util-mdx';
import {buildDrawing, buildList, buildStrong, buildText, type Phrase} from '../../../page-tags';
import {estimateMemory, formatGigabytes, PRECISIONS} from './estimateMemory';
import {layoutMemoryPlot} from './layoutMemoryPlot';
import type {PublicModel} from './models';

/**
 * @param id unique on the page
 * @param models public models
 * @returns a bar plot of their memory with overhead at each precision, with its text equivalent
 */
export function buildMemoryPlot(id: string, models: readonly PublicModel[]): MdxJsxFlowElement {
  return buildDrawing({
    id,
    title: 'Estimated GPU memory of public models',
    description: `Bars for ${models.length} models at ${PRECISIONS.join(', ')} bit, with overhead. ${models
      .map((model) => `${model.name}: ${amountsOf(model)}.`)
      .join(' ')}`,
    views: [layoutMemoryPlot('wide', models), layoutMemoryPlot('narrow', models)],
    words: [
      buildList(
        models.map((model): Phrase => [
          buildStrong(model.name),
          buildText(`, with overhead: ${amountsOf(model)}.`),
        ]),
      ),
    ],
  });
}

function amountsOf({billionParameters}: PublicModel): string {
  return PRECISIONS.map((bits) => {
    const {withOverhead} = estimateMemory(billionParameters, bits);
    return `${formatGigabytes(withOverhead)} at ${bits} bit`;
  }).join(', ');
}
