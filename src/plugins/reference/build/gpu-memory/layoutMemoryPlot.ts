import type {DrawingPart, DrawingView} from '../../../page-tags';
import {
  estimateMemory,
  formatGigabytes,
  GPU_SIZES,
  PRECISIONS,
  type Precision,
} from './estimateMemory';
import type {PublicModel} from './models';

const BAR = 12;
const ROW = 19;
/** The height of the head: the names of the two tones, then the labels of the lines. */
const HEAD = 42;

/** The dimensions of each layout. Names are beside the bars where there is room, otherwise above them. */
const MEASURES = {
  wide: {width: 628, nameWidth: 132, nameHeight: 0, gap: 16},
  narrow: {width: 328, nameWidth: 0, nameHeight: 22, gap: 14},
} as const;

/** Offsets from the end of the names: the ends of the columns of precisions and amounts, and the start of the bars. */
const COLUMNS = {precision: 44, amount: 116, bars: 126} as const;

type Place = {readonly left: number; readonly top: number; readonly scale: number};

/**
 * Lays out one bar for each model and precision, weights and overhead in two tones, all on one scale from zero, with a
 * line at each GPU size. Amounts have a column of their own, so that no text overlaps a line.
 *
 * @param layout wide or narrow
 * @param models public models
 * @returns the view
 */
export function layoutMemoryPlot(
  layout: 'wide' | 'narrow',
  models: readonly PublicModel[],
): DrawingView {
  const {width, nameWidth, nameHeight, gap} = MEASURES[layout];
  const left = nameWidth + COLUMNS.bars;
  const largest = Math.max(
    ...models.map((it) => estimateMemory(it.billionParameters, 16).withOverhead),
  );
  const scale = (width - left) / largest;
  const block = nameHeight + PRECISIONS.length * ROW + gap;
  const height = HEAD + models.length * block - gap;
  const rows = models.flatMap((model, index) => {
    const top = HEAD + index * block;
    return [
      layoutName(model, top, nameHeight),
      ...PRECISIONS.flatMap((bits, row) =>
        layoutRow(model, bits, nameWidth, {left, top: top + nameHeight + row * ROW, scale}),
      ),
    ];
  });
  const lines = GPU_SIZES.flatMap((size) => layoutLine(size, left + size * scale, height));
  return {layout, width, height, parts: [...layoutTones(), ...lines, ...rows]};
}

/** Lays out the legend of the two tones. */
function layoutTones(): DrawingPart[] {
  const tones = [
    {role: 'weights', x: 0},
    {role: 'overhead', x: 84},
  ] as const;
  return tones.flatMap(({role, x}): DrawingPart[] => [
    {shape: 'rect', role, x, y: 1, width: BAR, height: BAR, radius: 2},
    {shape: 'text', role: 'note', x: x + BAR + 6, y: BAR, anchor: 'start', text: role},
  ]);
}

/** Only the label of the last line has the unit, because the lines are close together in a narrow plot. */
function layoutLine(size: number, x: number, height: number): DrawingPart[] {
  const text = size === GPU_SIZES.at(-1) ? `${size} GB` : String(size);
  return [
    {shape: 'text', role: 'note', x: round(x), y: HEAD - 12, anchor: 'middle', text},
    {shape: 'path', role: 'limit', d: `M${round(x)} ${HEAD - 6}L${round(x)} ${height}`},
  ];
}

function layoutName({name}: PublicModel, top: number, nameHeight: number): DrawingPart {
  // Beside the bars, the name is aligned with the first bar; above them, it has a line of its own.
  const y = top + (nameHeight === 0 ? BAR - 1 : nameHeight - 8);
  return {shape: 'text', role: 'name', x: 0, y, anchor: 'start', text: name};
}

function layoutRow(
  {billionParameters}: PublicModel,
  bits: Precision,
  nameWidth: number,
  {left, top, scale}: Place,
): DrawingPart[] {
  const {weights, withOverhead} = estimateMemory(billionParameters, bits);
  const [inner, outer] = [round(weights * scale), round(withOverhead * scale)];
  const text = {shape: 'text', y: top + BAR - 1, anchor: 'end'} as const;
  const bar = {shape: 'rect', y: top, height: BAR, radius: 0} as const;
  return [
    {...text, role: 'note', x: nameWidth + COLUMNS.precision, text: `${bits} bit`},
    {
      ...text,
      role: 'value',
      x: nameWidth + COLUMNS.amount,
      text: formatGigabytes(withOverhead),
    },
    {...bar, role: 'weights', x: left, width: inner},
    {...bar, role: 'overhead', x: round(left + inner), width: round(outer - inner)},
  ];
}

function round(pixels: number): number {
  return Math.round(pixels * 10) / 10;
}
