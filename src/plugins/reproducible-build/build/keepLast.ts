/** Gives the value of a key in a state, which it makes unless that was the key's last state. */
type Keeper<Value> = (key: string, state: string, make: () => Value) => Value;

/**
 * Keeps what was made of the last state of each key: many places of a build ask for the same, and a writer's edit
 * has to be seen.
 *
 * @returns a keeper of its own. It keeps nothing of a `make` that throws, and a promise as it is, rejected ones too
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
