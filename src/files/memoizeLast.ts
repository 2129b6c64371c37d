/**
 * Remembers the value for the last state of each key: many parts of a build ask for the same value, and an edit has to be
 * noticed.
 *
 * @returns a function of a key, its state, and what makes the value unless this was also the last state of the key; it
 *   remembers nothing if that throws, and a promise as it is, even a rejected one
 * @example
 * const remember = memoizeLast<Page>();
 * remember('docs/intro.mdx', text, () => parse(text)); // parses
 * remember('docs/intro.mdx', text, () => parse(text)); // the same page
 */
export function memoizeLast<Value>() {
  const remembered = new Map<string, {readonly state: string; readonly value: Value}>();
  return (key: string, state: string, make: () => Value): Value => {
    const last = remembered.get(key);
    if (last?.state === state) return last.value;
    const value = make();
    remembered.set(key, {state, value});
    return value;
  };
}
