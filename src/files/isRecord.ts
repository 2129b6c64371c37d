/** @returns whether a value of a parsed file is an object with keys, and not an array or null */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
