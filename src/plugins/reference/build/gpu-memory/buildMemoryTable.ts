import type {Table} from 'mdast';
import {buildLink, buildTable, buildText, type Phrase} from '../../../page-tags';
import {describeFit, estimateMemory, formatGigabytes, PRECISIONS} from './estimateMemory';
import type {PublicModel} from './models';

/**
 * @param models public models
 * @returns a table of their memory with overhead at each precision, and of the GPU size that it fits
 */
export function buildMemoryTable(models: readonly PublicModel[]): Table {
  return buildTable(
    ['Model', 'Parameters', ...PRECISIONS.map((bits) => `${bits} bit`)],
    models.map(({name, billionParameters, source}): Phrase[] => [
      [buildLink(source, [buildText(name)])],
      [buildText(`${billionParameters} billion`)],
      ...PRECISIONS.map((bits): Phrase => {
        const {withOverhead} = estimateMemory(billionParameters, bits);
        return [buildText(`${formatGigabytes(withOverhead)}, ${describeFit(withOverhead)}`)];
      }),
    ]),
  );
}
