/** When a line of a drawn request is shown: attributes of its element, the same at build time and in the browser. */
export type LineData = {
  /** What the line sends: its field, such as `body.input.width`, then the fields inside that have no line of their own. */
  readonly field?: string | undefined;
  /** The object that stands on this line as long as nothing optional in it is ticked. */
  readonly short?: string | undefined;
  /** The object that has this line in place of the short one once something optional in it is ticked. */
  readonly long?: string | undefined;
};

/** @returns whether a field is an object, or stands inside it */
export const isIn = (field: string, object: string): boolean =>
  field === object || field.startsWith(`${object}.`);

/**
 * @param ticks the optional fields of the request, and whether each is ticked
 * @returns whether the line is sent
 */
export function isShown(
  {field = '', short, long}: LineData,
  ticks: ReadonlyMap<string, boolean>,
): boolean {
  const [own = ''] = field.split(' ');
  const all = [...ticks];
  const isOpen = (object: string): boolean =>
    all.some(([id, isOn]) => isOn && id.startsWith(`${object}.`));
  if (short !== undefined && isOpen(short)) return false;
  if (long !== undefined && !isOpen(long)) return false;
  return all.every(([id, isOn]) => isOn || !isIn(own, id));
}
