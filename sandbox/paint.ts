import {SCENE, type Shape} from './scene';

type Bar = readonly [x: number, y: number, width: number, height: number, round: number];
type Points = readonly (readonly [x: number, y: number])[];

/** The lines of a pixel row that are looked at, so that slanted edges are smooth. */
const SAMPLES = [0.125, 0.375, 0.625, 0.875] as const;

/**
 * Paints shapes with smooth edges.
 *
 * @param shapes the farthest first, in the coordinates of `SCENE`
 * @param width of the picture, in pixels
 * @param height of the picture, in pixels
 * @returns red, green and blue of each pixel, row by row
 */
export function paint(shapes: readonly Shape[], width: number, height: number): Uint8Array {
  const pixels = new Uint8Array(width * height * 3);
  const scale = Math.max(width / SCENE.width, height / SCENE.height);
  // The right side of a scene has its subject, so what does not fit is cut off at the left.
  const left = width - SCENE.width * scale;
  const top = (height - SCENE.height * scale) / 2;
  const coverage = new Float32Array(width);
  for (const shape of shapes) {
    const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
      Number.parseInt(shape.color.slice(at, at + 2), 16),
    );
    const points = 'area' in shape ? move(shape.area, {scale, left, top}) : [];
    const [x, y, w, h, round] =
      'area' in shape ? boundsOf(points) : barOf(shape, {scale, left, top});
    const [first, last] = [Math.max(0, Math.floor(x)), Math.min(width, Math.ceil(x + w))];
    const bottom = Math.min(height, Math.ceil(y + h));
    for (let row = Math.max(0, Math.floor(y)); row < bottom; row += 1) {
      coverage.fill(0, first, last);
      if ('area' in shape) coverArea(coverage, points, row);
      else coverBar(coverage, [x, y, w, h, round], {row, first, last});
      for (let column = first; column < last; column += 1) {
        const part = shape.opacity * Math.min(1, coverage[column] ?? 0);
        const at = (row * width + column) * 3;
        pixels[at] = mix(pixels[at], red, part);
        pixels[at + 1] = mix(pixels[at + 1], green, part);
        pixels[at + 2] = mix(pixels[at + 2], blue, part);
      }
    }
  }
  return pixels;
}

const mix = (under = 0, color: number, part: number): number =>
  Math.round(under + (color - under) * part);

type View = {readonly scale: number; readonly left: number; readonly top: number};

function move(points: Points, {scale, left, top}: View): Points {
  return points.map(([x, y]) => [left + x * scale, top + y * scale]);
}

function boundsOf(points: Points): Bar {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return [x, y, Math.max(...xs) - x, Math.max(...ys) - y, 0];
}

/** A disc is a square with round corners. */
function barOf(shape: Exclude<Shape, {readonly area: Points}>, {scale, left, top}: View): Bar {
  const [x, y, width, height, round] =
    'bar' in shape
      ? shape.bar
      : ([
          shape.disc[0] - shape.disc[2],
          shape.disc[1] - shape.disc[2],
          shape.disc[2] * 2,
          shape.disc[2] * 2,
          shape.disc[2],
        ] as const);
  return [left + x * scale, top + y * scale, width * scale, height * scale, round * scale];
}

/** Adds how much of each pixel of a row a bar covers: by the distance of its middle to the edge. */
function coverBar(
  coverage: Float32Array,
  [x, y, width, height, round]: Bar,
  {row, first, last}: {readonly row: number; readonly first: number; readonly last: number},
): void {
  const dy = Math.abs(row + 0.5 - y - height / 2) - height / 2 + round;
  for (let column = first; column < last; column += 1) {
    const dx = Math.abs(column + 0.5 - x - width / 2) - width / 2 + round;
    const distance =
      dx > 0 && dy > 0 ? Math.sqrt(dx * dx + dy * dy) - round : Math.max(dx, dy) - round;
    coverage[column] = Math.max(0, 0.5 - distance);
  }
}

/** Adds how much of each pixel of a row an area covers: between each two crossings of its edge. */
function coverArea(coverage: Float32Array, points: Points, row: number): void {
  for (const sample of SAMPLES) {
    const y = row + sample;
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
        coverage[column] = (coverage[column] ?? 0) + part / SAMPLES.length;
      }
    }
  }
}
