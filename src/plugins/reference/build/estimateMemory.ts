/** Bits per parameter. */
export const PRECISIONS = [16, 8, 4] as const;

export type Precision = (typeof PRECISIONS)[number];

/**
 * The factor for what a model needs in addition to its weights: intermediate results, and for a text model the
 * memory of the conversation. A rule of thumb for language models; long inputs, large images and many
 * simultaneous inputs need more. It says nothing about any GPU tier.
 */
const OVERHEAD_FACTOR = 1.2;

/** Memory in gigabytes, each 10^9 bytes. */
type MemoryEstimate = {
  readonly weights: number;
  readonly withOverhead: number;
};

/**
 * Estimates the GPU memory of a model: weights = parameters x bytes per parameter, then the overhead.
 *
 * @param billionParameters the number of parameters, in billions
 * @param precision bits per parameter
 * @returns gigabytes of 10^9 bytes, not rounded
 * @throws RangeError when the number of parameters is not above zero
 */
export function estimateMemory(billionParameters: number, precision: Precision): MemoryEstimate {
  if (!(billionParameters > 0)) {
    throw new RangeError(`a model has more than zero parameters, not ${billionParameters} billion`);
  }
  const weights = billionParameters * (precision / 8);
  return {weights, withOverhead: weights * OVERHEAD_FACTOR};
}

/**
 * @param gigabytes an amount of memory
 * @returns the amount with one decimal place and its unit
 */
export function formatGigabytes(gigabytes: number): string {
  return `${(Math.round(gigabytes * 10) / 10).toFixed(1)} GB`;
}
