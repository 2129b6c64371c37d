import type {Point} from './lifecyclePlans';

/**
 * Builds a line of straight segments with rounded corners.
 *
 * @param points the corners; each segment is horizontal or vertical
 * @param radius the radius of a corner; smaller where a segment is short
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

/** The point on the segment to a neighbor that is one radius from the corner, but at most half way. */
function approach([x, y]: Point, [towardsX, towardsY]: Point, radius: number): Point {
  const length = Math.hypot(towardsX - x, towardsY - y);
  const share = Math.min(radius, length / 2) / length;
  return [x + (towardsX - x) * share, y + (towardsY - y) * share];
}
