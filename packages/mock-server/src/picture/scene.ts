/** What a picture is drawn from: a part of a job's input. Lengths are in pixels. */
export type PictureInput = Readonly<{prompt: string; width: number; height: number}>;

/** A part of a picture, with the pixels at which it begins and ends. Of two that overlap, the later one is on top. */
export type Rectangle = Readonly<Record<'left' | 'top' | 'right' | 'bottom', number>> & {
  readonly color: string;
};

/** Returns half the width of a row of a shape, counted from the top. */
type Halve = (row: number) => number;

/** The words of a prompt that choose night, dawn, or day. */
const TIMES = [/night|moon|star/i, /dawn|dusk|morning|evening|sunset/i, /\bday|noon|sunny/i];

/** The colors at night, at dawn, and by day. */
const COLORS = {
  sky: ['#0e1330', '#3a3f8f', '#5d9fd6'],
  ring1: ['#111739', '#6a549f', '#7ab4e0'],
  ring2: ['#151c44', '#b0689f', '#9bc9e8'],
  ring3: ['#19214e', '#e98593', '#bcdcec'],
  sun: ['#e9e4cf', '#ffe3ae', '#fffbe8'],
  sea: ['#131a42', '#5b4c94', '#3f86b5'],
  wave: ['#0f1536', '#433f82', '#2f6f9f'],
  glint: ['#3a4688', '#ffc79a', '#d9eef2'],
  land: ['#080b1d', '#1b1d48', '#24523f'],
  tower: ['#5a6394', '#fff1e2', '#ffffff'],
  red: ['#7a3550', '#d4526a', '#d4483f'],
  lamp: ['#ffd98a', '#fff3c4', '#fff3c4'],
} as const;

type Ink = keyof typeof COLORS;

/**
 * Draws a lighthouse by the sea. Words of the prompt choose the time of day, and the whole prompt the details: the same
 * prompt always gives the same picture.
 */
export function drawScene(input: PictureInput): Rectangle[] {
  const canvas = createCanvas(input);
  drawSky(canvas);
  drawSea(canvas);
  drawLand(canvas);
  return canvas.rectangles;
}

type Canvas = ReturnType<typeof createCanvas>;

/** Creates what is drawn on: a grid, whose squares are counted from its upper left corner. */
function createCanvas({prompt, width, height}: PictureInput) {
  const choose = createChooser(prompt);
  const named = TIMES.findIndex((words) => words.test(prompt));
  const time = named === -1 ? choose(TIMES.length) : named;
  const scale = Math.min(width, height) / 128; // pixels of a square
  const [columns, rows] = [width / scale, height / scale];
  const horizon = Math.round(rows / 2) + 14;
  const sunX = Math.round(columns / 4) + choose(columns / 8);
  const rectangles: Rectangle[] = [];
  const toPixels = (at: number, end: number) => Math.round(Math.min(end, Math.max(0, at * scale)));

  function fill(ink: Ink, x: number, y: number, wide: number, high: number): void {
    const [left, right] = [toPixels(x, width), toPixels(x + wide, width)];
    const [top, bottom] = [toPixels(y, height), toPixels(y + high, height)];
    rectangles.push({color: COLORS[ink][time] ?? '', left, top, right, bottom});
  }

  /** Fills rows below each other that have a common middle. */
  function stack(ink: Ink, middle: number, y: number, high: number, halve: Halve): void {
    for (let row = 0; row < high; row += 1) {
      fill(ink, middle - halve(row), y + row, halve(row) * 2, 1);
    }
  }

  return {rectangles, columns, rows, horizon, sunX, isDark: time === 0, choose, fill, stack};
}

function drawSky({columns, rows, horizon, sunX, isDark, choose, fill, stack}: Canvas): void {
  const sunY = horizon - choose(8) - (isDark ? 28 : 0);
  const radii = isDark ? [42, 31, 20, 9] : [66, 50, 32, 14];
  fill('sky', 0, 0, columns, rows);
  for (const [index, ink] of (['ring1', 'ring2', 'ring3', 'sun'] as const).entries()) {
    const radius = radii[index] ?? 0;
    const halve: Halve = (row) => Math.round(Math.sqrt(radius ** 2 - (row + 0.5 - radius) ** 2));
    stack(ink, sunX, sunY - radius, Math.min(radius * 2, horizon - sunY + radius), halve);
  }
}

function drawSea({columns, rows, horizon, sunX, choose, fill}: Canvas): void {
  fill('sea', 0, horizon, columns, rows);
  fill('wave', 0, horizon + 10, columns, rows);
  for (const [line, length] of [6, 12, 20, 11, 5].entries()) {
    const half = length + choose(6);
    fill('glint', sunX - half, horizon + 2 + line * 4, half * 2, 2);
  }
}

function drawLand({columns, rows, horizon, fill, stack}: Canvas): void {
  const x = Math.round(columns * 0.7);
  const [top, ground] = [horizon - 26, horizon + 8];
  const rise: Halve = (row) => Math.round(12 * Math.sqrt(row + 1));
  stack('land', x + 9, ground - 4, rows, rise);
  stack('tower', x, top, ground - top, (row) => 4 + Math.floor(row / 12));
  stack('red', x, top + 4, 7, () => 4);
  stack('red', x, top + 18, 7, (row) => (row < 6 ? 5 : 6));
  fill('land', x - 6, top - 2, 12, 2);
  fill('lamp', x - 3, top - 8, 6, 6);
  stack('red', x, top - 12, 4, (row) => row + 1);
}

/** Returns what gives whole numbers below a limit: the same ones for the same text. */
function createChooser(text: string): (limit: number) => number {
  let state = 2166136261;
  for (const byte of new TextEncoder().encode(text)) state = Math.imul(state ^ byte, 16777619);
  return (limit) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * limit);
  };
}
