/** A public model whose developer publishes its number of parameters. */
export type PublicModel = {
  readonly name: string;
  readonly kind: 'image' | 'text';
  /** In billions (10^9). */
  readonly billionParameters: number;
  /** The page that the number comes from. */
  readonly source: string;
};

/**
 * Sorted by size. For FLUX.1, the number covers only the transformer, as stated in its model card; the text encoders
 * and the image decoder are not included. Llama's numbers are the sizes in the names of the models.
 */
export const PUBLIC_MODELS = [
  {
    name: 'Mistral-7B-v0.3',
    kind: 'text',
    billionParameters: 7.25,
    source: 'https://huggingface.co/mistralai/Mistral-7B-v0.3',
  },
  {
    name: 'Qwen2.5-7B',
    kind: 'text',
    billionParameters: 7.61,
    source: 'https://huggingface.co/Qwen/Qwen2.5-7B',
  },
  {
    name: 'Llama-3.1-8B',
    kind: 'text',
    billionParameters: 8,
    source: 'https://huggingface.co/meta-llama/Llama-3.1-8B',
  },
  {
    name: 'gemma-2-9b',
    kind: 'text',
    billionParameters: 9.24,
    source: 'https://huggingface.co/google/gemma-2-9b',
  },
  {
    name: 'FLUX.1-schnell',
    kind: 'image',
    billionParameters: 12,
    source: 'https://huggingface.co/black-forest-labs/FLUX.1-schnell',
  },
  {
    name: 'FLUX.1-dev',
    kind: 'image',
    billionParameters: 12,
    source: 'https://huggingface.co/black-forest-labs/FLUX.1-dev',
  },
  {
    name: 'Qwen2.5-32B',
    kind: 'text',
    billionParameters: 32.5,
    source: 'https://huggingface.co/Qwen/Qwen2.5-32B',
  },
  {
    name: 'Llama-3.1-70B',
    kind: 'text',
    billionParameters: 70,
    source: 'https://huggingface.co/meta-llama/Llama-3.1-70B',
  },
] as const satisfies readonly PublicModel[];
