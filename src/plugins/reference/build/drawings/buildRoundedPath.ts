import type {Point} from './lifecyclePlans';

/**
 * Draws a line of straight stretches with rounded corners.
 *
 * @param points the corners, each stretch level or upright
 * @param radius how round a corner is; a short stretch makes it smaller
 * @returns the `d` attribute of an SVG path
 */
export function buildRoundedPath(points: readonly Point[], radius: number): string {
  return points
    .map((point, index) => {
      const [before, after] = [points[index - 1], points[index + 1]];
      if (!before) return `M${join(point)}`;
      if (!after) return `L${join(point)}`;
      const [start, end] = [approach(point, before, radius), approach(point, after, radius)];
      return `L${join(start)}Q${join(point)} ${join(end)}`;
    })
    .join('');
}

function join([x, y]: Point): string {
  return `${x} ${y}`;
}

/** The point on the way to a neighbor, one radius from the corner, at most half way. */
function approach([x, y]: Point, [towardsX, towardsY]: Point, radius: number): Point {
  const length = Math.hypot(towardsX - x, towardsY - y);
  const share = Math.min(radius, length / 2) / length;
  return [x + (towardsX - x) * share, y + (towardsY - y) * share];
}
