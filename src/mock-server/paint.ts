import {SCENE} from './scene';

/** The heights in a row of pixels at which edges are looked at, so that slanted ones are smooth. */
const HEIGHTS = [0.125, 0.375, 0.625, 0.875] as const;

/**
 * Paints a scene as `composeScene` returns it, with smooth edges, in a size in pixels.
 *
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
      for (const edges of lines) {
        const places = edges.map((x) => Math.min(width, Math.max(0, left + x * scale)));
        for (let at = 0; at + 1 < places.length; at += 2)
          cover(coverage, places[at], places[at + 1]);
      }
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
  const numberOf = (name: string): number => Number(textOf(name));
  const [left, top, round] = [numberOf('x'), numberOf('y'), numberOf('rx')];
  const [right, bottom] = [left + numberOf('width'), top + numberOf('height')];
  const edgesOfRectangle = (y: number): number[] => {
    if (y < top || y > bottom) return [];
    const outside = Math.max(0, top + round - y, y - bottom + round); // into its round corners
    const inset = round - Math.sqrt(round ** 2 - outside ** 2);
    return [left + inset, right - inset];
  };
  const points = textOf('points').split(' ').map(Number);
  return {
    channels: [1, 3, 5].map((at) => Number.parseInt(textOf('fill').slice(at, at + 2), 16)),
    opacity: numberOf('opacity') || 1,
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

/** Adds how much of each pixel a line covers between two places. */
function cover(coverage: Float32Array, from = 0, to = 0): void {
  for (let column = Math.floor(from); column < to; column += 1) {
    const part = Math.min(to, column + 1) - Math.max(from, column);
    coverage[column] = (coverage[column] ?? 0) + part / HEIGHTS.length;
  }
}
