/** A random number generator that returns the same sequence for the same seed. */
export type RandomSource = {
  /** @returns a whole number from 0 to below the limit */
  readonly below: (limit: number) => number;
  /** @returns one entry of a list that is not empty */
  readonly pick: <Item>(items: readonly Item[]) => Item;
};

/** Creates a random number generator from a seed (mulberry32). */
export function createRandom(seed: number): RandomSource {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (limit: number): number => Math.floor(next() * limit);
  const pick = <Item>(items: readonly Item[]): Item => {
    const item = items[below(items.length)];
    if (item === undefined) throw new Error('There is nothing to pick from.');
    return item;
  };
  return {below, pick};
}
