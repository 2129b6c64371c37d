// Stands in for types of navbar items that this site does not use. See src/plugins/lean-client/standIns.ts.

/**
 * Fails the build, because pages are drawn there first.
 *
 * @throws an Error that says what to do
 */
export default function RefusedItem(): never {
  throw new Error(
    'The navbar has an item of a type that is kept out of the bundle. Take it out of src/plugins/lean-client/standIns.ts.',
  );
}
