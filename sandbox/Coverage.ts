/** Counts the responses of each operation by status. */
export class Coverage {
  readonly #counts = new Map<string, {operation: string; status: number; count: number}>();

  /** Counts one response. */
  add(operation: string, status: number): void {
    const key = `${operation} ${status}`;
    const entry = this.#counts.get(key) ?? {operation, status, count: 0};
    this.#counts.set(key, {...entry, count: entry.count + 1});
  }

  /** @returns each pair of operation and status with its count, sorted by name */
  list(): readonly {readonly operation: string; readonly status: number; readonly count: number}[] {
    return [...this.#counts.entries()]
      .sort(([one], [other]) => one.localeCompare(other))
      .map(([, entry]) => entry);
  }
}
