import type {Table} from 'mdast';
import {buildLink, buildTable, buildText, type Phrase} from '../../../page-tags';
import {estimateMemory, formatGigabytes, PRECISIONS} from './estimateMemory';
import type {PublicModel} from './models';

/**
 * @param models public models
 * @returns a table of their memory at each precision: weights, and in brackets with overhead
 */
export function buildMemoryTable(models: readonly PublicModel[]): Table {
  return buildTable(
    ['Model', 'Parameters', ...PRECISIONS.map((bits) => `${bits} bit`)],
    models.map(({name, billionParameters, source}): Phrase[] => [
      [buildLink(source, [buildText(name)])],
      [buildText(`${billionParameters} billion`)],
      ...PRECISIONS.map((bits): Phrase => {
        const {weights, withOverhead} = estimateMemory(billionParameters, bits);
        return [buildText(`${formatGigabytes(weights)} (${formatGigabytes(withOverhead)})`)];
      }),
    ]),
  );
}
