import {type Polygon, type Rectangle, type Shape, SCENE_SIZE} from './scene';

/** The heights in a row of pixels at which edges are looked at, so that slanted ones are smooth. */
const SAMPLE_HEIGHTS = [0.125, 0.375, 0.625, 0.875] as const;

/** How a scene lies on a picture: its scale, and the pixel of its upper left corner. */
type Placement = {readonly scale: number; readonly left: number; readonly top: number};

/** The rows of a picture as PNG has them: each a zero, then red, green and blue of every pixel. */
type Rows = Uint8Array<ArrayBuffer>;

/**
 * Paints a scene with smooth edges.
 *
 * @param width in pixels; a scene of another shape loses its left part, or its upper and lower edge
 * @returns the rows of the picture from the top, each with a leading zero, as PNG has them
 */
export function paint(shapes: readonly Shape[], width: number, height: number): Rows {
  const rows = new Uint8Array((width * 3 + 1) * height);
  const scale = Math.max(width / SCENE_SIZE.width, height / SCENE_SIZE.height);
  const placement = {
    scale,
    // The right side of a scene has its subject, so what does not fit is cut off at the left.
    left: width - SCENE_SIZE.width * scale,
    top: (height - SCENE_SIZE.height * scale) / 2,
  };
  const coverage = new Float32Array(width);
  for (const shape of shapes) {
    const channels = readChannels(shape.color);
    for (let row = 0; row < height; row += 1) {
      if (!coverRow(coverage, shape, row, placement)) continue;
      const start = row * (width * 3 + 1) + 1;
      blendRow(rows, start, coverage, channels, shape.opacity ?? 1);
    }
  }
  return rows;
}

/**
 * Reads the channels of a color.
 *
 * @example readChannels('#ff8000') // [255, 128, 0]
 */
function readChannels(color: string): number[] {
  return [1, 3, 5].map((start) => Number.parseInt(color.slice(start, start + 2), 16));
}

/**
 * Measures how much of each pixel of a row a shape covers, from 0 to 1.
 *
 * @returns whether it covers any; if not, `coverage` is unchanged
 */
function coverRow(
  coverage: Float32Array,
  shape: Shape,
  row: number,
  {scale, left, top}: Placement,
): boolean {
  const samples = SAMPLE_HEIGHTS.map((height) => findEdges(shape, (row + height - top) / scale));
  if (samples.every((edges) => edges.length === 0)) return false;
  coverage.fill(0);
  for (const edges of samples) {
    const places = edges.map((x) => Math.min(coverage.length, Math.max(0, left + x * scale)));
    for (let index = 0; index + 1 < places.length; index += 2) {
      coverSpan(coverage, places[index], places[index + 1]);
    }
  }
  return true;
}

/** Adds how much of each pixel a line covers between two places. */
function coverSpan(coverage: Float32Array, from = 0, to = 0): void {
  for (let column = Math.floor(from); column < to; column += 1) {
    const part = Math.min(to, column + 1) - Math.max(from, column);
    coverage[column] = (coverage[column] ?? 0) + part / SAMPLE_HEIGHTS.length;
  }
}

/** Mixes a color into the pixels of a row. Loops by index: iterators take four times as long. */
function blendRow(
  rows: Rows,
  start: number,
  coverage: Float32Array,
  channels: readonly number[],
  opacity: number,
): void {
  for (let column = 0; column < coverage.length; column += 1) {
    const part = Math.min(1, coverage[column] ?? 0) * opacity;
    if (part === 0) continue;
    const first = start + column * 3;
    for (let channel = 0; channel < channels.length; channel += 1) {
      const under = rows[first + channel] ?? 0;
      rows[first + channel] = Math.round(under + ((channels[channel] ?? 0) - under) * part);
    }
  }
}

/** Returns where a shape begins and ends at a height: x of each edge, from the left. */
function findEdges(shape: Shape, y: number): number[] {
  return 'points' in shape ? findPolygonEdges(shape, y) : findRectangleEdges(shape, y);
}

function findRectangleEdges(
  {x, y: top, width, height, radius = 0}: Rectangle,
  y: number,
): number[] {
  const bottom = top + height;
  if (y < top || y > bottom) return [];
  const intoCorner = Math.max(0, top + radius - y, y - bottom + radius);
  const inset = radius - Math.sqrt(radius ** 2 - intoCorner ** 2);
  return [x + inset, x + width - inset];
}

function findPolygonEdges({points}: Polygon, y: number): number[] {
  const edges: number[] = [];
  let [fromX = 0, fromY = 0] = points.slice(-2);
  for (let index = 0; index < points.length; index += 2) {
    const toX = points[index] ?? 0;
    const toY = points[index + 1] ?? 0;
    const isCrossing = fromY > y !== toY > y;
    if (isCrossing) edges.push(fromX + ((y - fromY) / (toY - fromY)) * (toX - fromX));
    fromX = toX;
    fromY = toY;
  }
  return edges.sort((one, other) => one - other);
}
