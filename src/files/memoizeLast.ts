/**
 * Caches the value for the last state of each key: many parts of a build ask for the same value, and an edit has to be
 * noticed.
 *
 * @returns a function of a key, its state, and what makes the value unless this was also the last state of the key; it
 *   caches nothing if that throws, and a promise as it is, even a rejected one
 * @example
 * const cachedPage = memoizeLast<Page>();
 * cachedPage('docs/intro.mdx', text, () => parse(text)); // parses
 * cachedPage('docs/intro.mdx', text, () => parse(text)); // the same page
 */
export function memoizeLast<Value>() {
  const values = new Map<string, {readonly state: string; readonly value: Value}>();
  return (key: string, state: string, make: () => Value): Value => {
    const last = values.get(key);
    if (last?.state === state) return last.value;
    const value = make();
    values.set(key, {state, value});
    return value;
  };
}
