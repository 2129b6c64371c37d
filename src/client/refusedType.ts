// Stands in for `react-is`, which the router asks in `npm start` only. See src/plugins/lean-client/standIns.ts.

/** Never called in a published build. */
export function isValidElementType(): never {
  throw new Error('react-is is not in the bundle: see src/plugins/lean-client/standIns.ts.');
}
