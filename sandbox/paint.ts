import {SCENE} from './scene';

/** The heights in a row of pixels at which edges are looked at, so that slanted ones are smooth. */
const HEIGHTS = [0.125, 0.375, 0.625, 0.875] as const;

/**
 * Paints a scene with smooth edges.
 *
 * @param scene as `composeScene` returns it
 * @param width of the picture, in pixels
 * @param height of the picture, in pixels
 * @returns the rows of the picture from the top: a zero, then red, green and blue of each pixel, as PNG has them
 */
export function paint(scene: string, width: number, height: number): Uint8Array<ArrayBuffer> {
  const size = width * 3 + 1;
  const rows = new Uint8Array(size * height);
  const scale = Math.max(width / SCENE.width, height / SCENE.height);
  // The right side of a scene has its subject, so what does not fit is cut off at the left.
  const left = width - SCENE.width * scale;
  const top = (height - SCENE.height * scale) / 2;
  const coverage = new Float32Array(width);
  for (const {channels, opacity, edgesAt} of [...scene.matchAll(/<.+?>/g)].map(readElement)) {
    for (let row = 0; row < height; row += 1) {
      const lines = HEIGHTS.map((it) => edgesAt((row + it - top) / scale));
      if (lines.every((edges) => edges.length === 0)) continue;
      coverage.fill(0);
      for (const edges of lines)
        cover(
          coverage,
          edges.map((x) => left + x * scale),
        );
      for (let column = 0; column < width; column += 1) {
        const part = Math.min(1, coverage[column] ?? 0) * opacity;
        if (part === 0) continue;
        const first = row * size + 1 + column * 3;
        for (let at = 0; at < 3; at += 1) {
          const under = rows[first + at] ?? 0;
          rows[first + at] = Math.round(under + ((channels[at] ?? 0) - under) * part);
        }
      }
    }
  }
  return rows;
}

/** Reads the color and the opacity of an element, and what lists the places where it begins and ends at a height. */
function readElement([tag]: RegExpMatchArray) {
  const textOf = (name: string): string => new RegExp(` ${name}="(.*?)"`).exec(tag)?.[1] ?? '';
  const [left = 0, top = 0, width = 0, height = 0, round = 0, opacity = 0] = [
    'x',
    'y',
    'width',
    'height',
    'rx',
    'opacity',
  ].map((name) => Number(textOf(name)));
  const edgesOfRectangle = (y: number): number[] => {
    if (y < top || y > top + height) return [];
    const above = Math.max(0, top + round - y, y - top - height + round); // into its round corners
    const inset = round - Math.sqrt(round ** 2 - above ** 2);
    return [left + inset, left + width - inset];
  };
  const points = textOf('points').split(' ').map(Number);
  return {
    channels: [1, 3, 5].map((at) => Number.parseInt(textOf('fill').slice(at, at + 2), 16)),
    opacity: opacity || 1,
    edgesAt: points.length > 1 ? (y: number) => edgesOfPolygon(points, y) : edgesOfRectangle,
  };
}

function edgesOfPolygon(points: readonly number[], y: number): number[] {
  const edges: number[] = [];
  let [fromX = 0, fromY = 0] = points.slice(-2);
  for (let index = 0; index < points.length; index += 2) {
    const [toX = 0, toY = 0] = [points[index], points[index + 1]];
    if (fromY > y !== toY > y) edges.push(fromX + ((y - fromY) / (toY - fromY)) * (toX - fromX));
    [fromX, fromY] = [toX, toY];
  }
  return edges.sort((one, other) => one - other);
}

/** Adds how much of each pixel lies between each two edges of a line. */
function cover(coverage: Float32Array, edges: readonly number[]): void {
  for (let index = 0; index + 1 < edges.length; index += 2) {
    const from = Math.max(0, edges[index] ?? 0);
    const to = Math.min(coverage.length, edges[index + 1] ?? 0);
    for (let column = Math.floor(from); column < to; column += 1) {
      const part = Math.min(to, column + 1) - Math.max(from, column);
      coverage[column] = (coverage[column] ?? 0) + part / HEIGHTS.length;
    }
  }
}
