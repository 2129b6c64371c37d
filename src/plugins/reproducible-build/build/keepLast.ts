/** Returns the value for a key in a state. Calls `make` unless this was also the last state of the key. */
type Keeper<Value> = (key: string, state: string, make: () => Value) => Value;

/**
 * Caches the value for the last state of each key: many parts of a build request the same value, and a writer's edit
 * has to be noticed.
 *
 * @returns an independent keeper. It caches nothing if `make` throws, and a promise as it is, even a rejected one
 */
export function keepLast<Value>(): Keeper<Value> {
  const kept = new Map<string, {readonly state: string; readonly value: Value}>();
  return (key, state, make) => {
    const last = kept.get(key);
    if (last?.state === state) return last.value;
    const value = make();
    kept.set(key, {state, value});
    return value;
  };
}
