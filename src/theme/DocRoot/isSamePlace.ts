/** What the router gives to the component of a route. */
type Place = {readonly location: unknown};

/**
 * Compares what a route's component got before and gets now. The router tells every page of each change of the address,
 * before the next page is there: the page that is being left is drawn once, not again for that.
 */
export function isSamePlace(before: Place, after: Place): boolean {
  return before.location === after.location;
}
