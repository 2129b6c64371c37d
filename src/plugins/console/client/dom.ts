/** Returns an element with a class and a text. */
export const createElement = <Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  className: string,
  text = '',
) => Object.assign(document.createElement(name), {className, textContent: text});

/** Returns a button whose clicks `console.ts` handles. */
export function createButton(action: string, words: string): HTMLButtonElement {
  const button = createElement('button', 'console-button', words);
  button.type = 'button';
  button.dataset.action = action;
  return button;
}

/** Returns a part of a console, by the end of its class; a detached element if the part is missing. */
export function find(frame: HTMLElement, part: string): HTMLElement {
  return frame.querySelector<HTMLElement>(`.console-${part}`) ?? document.createElement('span');
}

/** Returns whether an element has a box on the page. Older browsers lack `checkVisibility`. */
export function isVisible(element: Element | null): boolean {
  return element !== null && element.getClientRects().length > 0;
}

/**
 * Changes what is above an element. If that would move the element above the window, as when a long example gives way to a
 * short answer, the page scrolls so that the element stays where the reader has pressed it.
 */
export function keepInView(element: HTMLElement, change: () => void): void {
  const {top: before} = element.getBoundingClientRect();
  change();
  const {top} = element.getBoundingClientRect();
  const bar = document.querySelector('.navbar')?.clientHeight ?? 0;
  if (before >= bar && top < bar) scrollBy({top: top - before, behavior: 'instant'});
}
