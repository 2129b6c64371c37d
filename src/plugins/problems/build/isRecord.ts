/** @returns whether a value of a parsed file has keys: no list, and not null */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
