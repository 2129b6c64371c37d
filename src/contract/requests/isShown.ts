/** A line of a request. Browsers read `field` and `when` from attributes of its element when a reader ticks a field. */
export type RequestLine = {
  readonly text: string;
  /** The id of the part that the line sends, such as `body.input.width`. A line without one is always shown. */
  readonly field?: string | undefined;
  /** Of an object in which all can be left out: the line `{}` is for when it is empty, its brackets for when it is not. */
  readonly when?: 'empty' | 'filled' | undefined;
};

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
 * Returns whether a line is shown: no part that it is in is unticked, and its object is as `when` says.
 *
 * @param line a line, or the `dataset` of its element
 * @param ticks the optional parts of the request, and whether each is ticked
 * @example
 * isShown({field: 'body.input.width'}, new Map([['body.input.width', false]])) // false
 */
export function isShown(
  {field = '', when}: Partial<Record<'field' | 'when', string | undefined>>,
  ticks: ReadonlyMap<string, boolean>,
): boolean {
  const choices = [...ticks];
  if (choices.some(([id, isOn]) => !isOn && isInside(field, id))) return false;
  if (when === undefined) return true;
  const isFilled = choices.some(([id, isOn]) => isOn && id !== field && isInside(id, field));
  return isFilled === (when === 'filled');
}
