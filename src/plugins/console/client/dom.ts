/** How far a run is, for styles and tests. A console that has not run has no state. */
export type ConsoleState = 'queue' | 'running' | 'done' | 'stopped' | 'failed';

/** Shows how far a run is. */
export function setState(frame: HTMLElement, state: ConsoleState): void {
  frame.dataset.state = state;
}

/** Creates an element with a class and a text; not as HTML, so that a response cannot add elements. */
export const createElement = <Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  className: string,
  text = '',
) => Object.assign(document.createElement(name), {className, textContent: text});

/** Returns a part of a console, by the end of its class; a detached element if the part is missing. */
export function findPart(frame: HTMLElement, part: string): HTMLElement {
  return frame.querySelector<HTMLElement>(`.console-${part}`) ?? document.createElement('span');
}

/** Returns whether a field is ticked: older browsers lack the property `ariaChecked`. */
export function isChecked(button: Element): boolean {
  return button.getAttribute('aria-checked') === 'true';
}
