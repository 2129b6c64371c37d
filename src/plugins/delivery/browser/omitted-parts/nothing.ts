/** Replaces a part of the theme that this site does not use. */
export default function nothing(): null {
  return null;
}
