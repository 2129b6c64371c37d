/** How far a run is, for styles and tests. A console that has not run has no state. */
export type ConsoleState = 'queue' | 'running' | 'done' | 'stopped' | 'failed';

/** Sets the state of a console, `data-state`. */
export function setState(frame: HTMLElement, state: ConsoleState): void {
  frame.dataset.state = state;
}
