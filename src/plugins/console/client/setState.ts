/** How far a run is, for styles and tests. A console that has not run has no state. */
export type ConsoleState = 'queue' | 'running' | 'done' | 'stopped' | 'failed';

export function setState(frame: HTMLElement, state: ConsoleState): void {
  frame.dataset.state = state;
}
