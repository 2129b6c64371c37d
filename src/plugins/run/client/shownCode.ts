/** Finds the code that a console shows, which is the one in the chosen language. */
export function findShownCode(frame: Element): HTMLElement | undefined {
  const codes = [...frame.querySelectorAll<HTMLElement>('pre > code')];
  return codes.find(({offsetParent}) => offsetParent !== null);
}
