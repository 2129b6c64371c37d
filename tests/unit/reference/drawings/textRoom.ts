import type {DrawingPart} from '@site/src/plugins/page-tags';

/** A part of a drawing and its bounding box. */
export type Box = {
  readonly name: string;
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
};

/** A generous width of a character at 13 px: no font in the site's font stack is wider on average. */
const SIGN = 7.2;
const ABOVE = 11;
const BELOW = 4;

/** @returns the bounding boxes of the texts of a drawing, one for each line */
export function boxesOfWords(parts: readonly DrawingPart[]): Box[] {
  return parts.flatMap((it) => {
    if (it.shape !== 'text') return [];
    const width = it.text.length * SIGN;
    const left = {start: it.x, middle: it.x - width / 2, end: it.x - width}[it.anchor];
    return [{name: it.text, left, top: it.y - ABOVE, right: left + width, bottom: it.y + BELOW}];
  });
}

/** @returns the bounding boxes of the straight segments of lines, from corner to corner */
export function boxesOfLines(parts: readonly DrawingPart[]): Box[] {
  return parts.flatMap((it) => {
    if (it.shape !== 'path' || it.role === 'arrowHead') return [];
    const points = [...it.d.matchAll(/([\d.]+) ([\d.]+)/g)].map(([, x, y]) => [
      Number(x),
      Number(y),
    ]);
    return points.slice(1).map(([x = 0, y = 0], index) => {
      const [fromX = 0, fromY = 0] = points[index] ?? [];
      return {
        name: it.d,
        left: Math.min(fromX, x),
        top: Math.min(fromY, y),
        right: Math.max(fromX, x),
        bottom: Math.max(fromY, y),
      };
    });
  });
}

/** @returns whether two parts overlap */
export function isOver(one: Box, other: Box): boolean {
  return (
    one.left < other.right &&
    other.left < one.right &&
    one.top < other.bottom &&
    other.top < one.bottom
  );
}
