import {SCENE, type Point, type Shape} from './scene';

/** The heights in a row of pixels at which edges are looked at, so that slanted ones are smooth. */
const HEIGHTS = [0.125, 0.375, 0.625, 0.875] as const;

/**
 * Paints shapes with smooth edges.
 *
 * @param shapes the farthest first
 * @param width of the picture, in pixels
 * @param height of the picture, in pixels
 * @returns the rows of the picture from the top: a zero, then red, green and blue of each pixel, as PNG has them
 */
export function paint(
  shapes: readonly Shape[],
  width: number,
  height: number,
): Uint8Array<ArrayBuffer> {
  const size = width * 3 + 1;
  const rows = new Uint8Array(size * height);
  const scale = Math.max(width / SCENE.width, height / SCENE.height);
  // The right side of a scene has its subject, so what does not fit is cut off at the left.
  const left = width - SCENE.width * scale;
  const top = (height - SCENE.height * scale) / 2;
  const coverage = new Float32Array(width);
  for (const {corners, color, opacity} of shapes) {
    const channels = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
    const points = corners.map(([x, y]): Point => [left + x * scale, top + y * scale]);
    const heights = points.map(([, y]) => y);
    const bottom = Math.min(height, Math.max(...heights));
    for (let row = Math.max(0, Math.floor(Math.min(...heights))); row < bottom; row += 1) {
      cover(coverage.fill(0), points, row);
      for (let column = 0; column < width; column += 1) {
        const part = Math.min(1, coverage[column] ?? 0) * opacity;
        if (part === 0) continue;
        const at = row * size + 1 + column * 3;
        for (let channel = 0; channel < 3; channel += 1) {
          const under = rows[at + channel] ?? 0;
          rows[at + channel] = Math.round(under + ((channels[channel] ?? 0) - under) * part);
        }
      }
    }
  }
  return rows;
}

/** Adds how much of each pixel of a row an area covers: between each two crossings of its edge. */
function cover(coverage: Float32Array, points: readonly Point[], row: number): void {
  for (const height of HEIGHTS) {
    const y = row + height;
    const crossings = points.flatMap(([x, pointY], index): number[] => {
      const [nextX, nextY] = points[(index + 1) % points.length] ?? [x, pointY];
      const isCrossed = pointY > y !== nextY > y;
      return isCrossed ? [x + ((y - pointY) / (nextY - pointY)) * (nextX - x)] : [];
    });
    crossings.sort((one, other) => one - other);
    for (let index = 0; index + 1 < crossings.length; index += 2) {
      const from = Math.max(0, crossings[index] ?? 0);
      const to = Math.min(coverage.length, crossings[index + 1] ?? 0);
      for (let column = Math.floor(from); column < to; column += 1) {
        const part = Math.min(to, column + 1) - Math.max(from, column);
        coverage[column] = (coverage[column] ?? 0) + part / HEIGHTS.length;
      }
    }
  }
}
