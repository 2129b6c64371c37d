/** The props that the router passes to a route component. */
type Place = {readonly location: unknown};

/**
 * Compares the previous and the next props of a route component, for `memo`. The router passes each change of the URL
 * on before the next page has loaded. Without this check, the old page would render again for it.
 */
export function isSamePlace(before: Place, after: Place): boolean {
  return before.location === after.location;
}
