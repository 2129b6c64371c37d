import {table} from '../../content';

/** Bits per parameter. */
const PRECISIONS = [16, 8, 4] as const;

/**
 * The factor for what a model needs in addition to its weights: intermediate results, and for a text model the
 * memory of the conversation. A rule of thumb for language models; long inputs, large images and many
 * simultaneous inputs need more. It says nothing about any GPU tier.
 */
const OVERHEAD_FACTOR = 1.2;

/**
 * Public models, and their billions of parameters as their pages on Hugging Face state them, sorted by size. For
 * FLUX.1, the number covers only the transformer; the text encoders and the image decoder are not included. Llama's
 * numbers are the sizes in the names of the models.
 */
const MODELS: readonly (readonly [page: string, billionParameters: number])[] = [
  ['mistralai/Mistral-7B-v0.3', 7.25],
  ['Qwen/Qwen2.5-7B', 7.61],
  ['meta-llama/Llama-3.1-8B', 8],
  ['google/gemma-2-9b', 9.24],
  ['black-forest-labs/FLUX.1-schnell', 12],
  ['black-forest-labs/FLUX.1-dev', 12],
  ['Qwen/Qwen2.5-32B', 32.5],
  ['meta-llama/Llama-3.1-70B', 70],
];

/** @returns gigabytes of 10^9 bytes: parameters x bytes per parameter, then what a model needs in addition */
const estimateMemory = (billionParameters: number, precision: number): number =>
  billionParameters * (precision / 8) * OVERHEAD_FACTOR;

/**
 * Draws the memory that public models need, one row for each model and one column for each precision. A bar under each
 * amount makes the amounts comparable at a glance.
 */
export function memoryTable(): string {
  const most = Math.max(...MODELS.map(([, size]) => estimateMemory(size, PRECISIONS[0])));
  const rows = MODELS.map(([page, size]) => [
    `[${page.replace(/.*\//, '')}](https://huggingface.co/${page})`,
    `${size} billion`,
    ...PRECISIONS.map((bits) => {
      const amount = estimateMemory(size, bits);
      const width = ((amount / most) * 100).toFixed(1);
      return {
        mdx: `${(Math.round(amount * 10) / 10).toFixed(1)} GB<svg className="amount" width="100%" height="6" aria-hidden="true"><rect width="${width}%" height="6" rx="3"/></svg>`,
      };
    }),
  ]);
  return table(['Model', 'Parameters', ...PRECISIONS.map((bits) => `${bits} bit`)], rows);
}
