/**
 * Creates a generator of bytes. The same seed always gives the same bytes.
 *
 * @param seed any whole number
 * @returns a function that returns the next byte
 */
export function createByteGenerator(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    // mulberry32: small, and good enough for ids that only have to be different
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return (mixed ^ (mixed >>> 14)) & 0xff;
  };
}

/**
 * Creates a generator of ids in UUID format. Two runs with the same seed give the same ids.
 *
 * @param seed any whole number
 * @returns a function that returns the next id
 */
export function createIdGenerator(seed: number): () => string {
  const nextByte = createByteGenerator(seed);
  return () => formatUuid(Array.from({length: 16}, nextByte));
}

/** Sets the version and variant bits of a random UUID, so that format checks accept it. */
function formatUuid(bytes: readonly number[]): string {
  const hex = bytes
    .map((byte, index) => {
      if (index === 6) return (byte & 0x0f) | 0x40;
      return index === 8 ? (byte & 0x3f) | 0x80 : byte;
    })
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
