/** When a line of a request is shown: attributes of its element, the same at build time and in the browser. */
type LineData = {
  /** The ids of what the line sends: its field, such as `body.input.width`, then the fields without a separate line. */
  readonly field?: string | undefined;
  /** Of an object in which all can be left out: whether the line is for when it is empty, or for when it is not. */
  readonly when?: string | undefined;
};

export type RequestLine = LineData & {readonly text: string};

/**
 * Returns whether a part of a request is an object, or inside it.
 *
 * @example
 * isInside('body.input.width', 'body.input') // true
 */
export function isInside(part: string, object: string): boolean {
  return part === object || part.startsWith(`${object}.`);
}

/**
 * Returns whether a line is shown.
 *
 * @param ticks the optional parts of the request, and whether each is ticked
 * @example
 * isShown({field: 'body.input.width'}, new Map([['body.input.width', false]])) // false
 */
export function isShown(
  {field = '', when}: LineData,
  ticks: ReadonlyMap<string, boolean>,
): boolean {
  const [own = ''] = field.split(' ');
  const choices = [...ticks];
  if (choices.some(([id, isTicked]) => !isTicked && isInside(own, id))) return false;
  if (when === undefined) return true;
  const isEmpty = !choices.some(([id, isTicked]) => isTicked && id !== own && isInside(id, own));
  return isEmpty === (when === 'empty');
}
