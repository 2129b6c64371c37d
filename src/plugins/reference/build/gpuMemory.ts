import {estimateMemory, formatGigabytes, PRECISIONS} from './estimateMemory';
import {PUBLIC_MODELS} from './models';

/**
 * Draws the memory that public models need, one row for each model and one column for each precision. A bar under each
 * amount makes the amounts comparable at a glance.
 */
export function memoryTable(): string {
  const amounts = PUBLIC_MODELS.map((model) =>
    PRECISIONS.map((bits) => estimateMemory(model.billionParameters, bits).withOverhead),
  );
  const most = Math.max(...amounts.flat());
  const rows = PUBLIC_MODELS.map(({name, billionParameters, source}, row) => {
    const cells = (amounts[row] ?? []).map((amount) => {
      const width = ((amount / most) * 100).toFixed(1);
      return `${formatGigabytes(amount)}<svg className="amount" width="100%" height="6" aria-hidden="true"><rect width="${width}%" height="6" rx="3"/></svg>`;
    });
    return `| [${name}](${source}) | ${billionParameters} billion | ${cells.join(' | ')} |`;
  });
  return [
    `| Model | Parameters | ${PRECISIONS.map((bits) => `${bits} bit`).join(' | ')} |`,
    `| --- | --- | ${PRECISIONS.map(() => '---').join(' | ')} |`,
    ...rows,
  ].join('\n');
}
