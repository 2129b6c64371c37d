// Stands in for parts of the theme that this site never shows. See src/plugins/lean-client/standIns.ts.

/** Shows nothing. */
export default function NoElement(): null {
  return null;
}
