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
/** Names of the two tones, then those of the lines. */
const HEAD = 42;

/** The measures of one arrangement: names stand beside the bars where there is room, above them elsewhere. */
const MEASURES = {
  wide: {width: 628, nameWidth: 132, nameHeight: 0, gap: 16},
  narrow: {width: 328, nameWidth: 0, nameHeight: 22, gap: 14},
} as const;

/** Where the columns end, from the end of the names: precisions, amounts, and then the bars begin. */
const COLUMNS = {precision: 44, amount: 116, bars: 126} as const;

type Place = {readonly left: number; readonly top: number; readonly scale: number};

/**
 * Lays out one bar for each model and precision, weights and overhead in two tones, all on one scale from zero, with a
 * line at each size of a GPU. No word stands in the way of a line: amounts have a column of their own.
 *
 * @param layout the arrangement
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

/** What the two tones stand for. */
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

/** The last line says the unit for all of them: in a narrow plot they stand close. */
function layoutLine(size: number, x: number, height: number): DrawingPart[] {
  const text = size === GPU_SIZES.at(-1) ? `${size} GB` : String(size);
  return [
    {shape: 'text', role: 'note', x: round(x), y: HEAD - 12, anchor: 'middle', text},
    {shape: 'path', role: 'limit', d: `M${round(x)} ${HEAD - 6}L${round(x)} ${height}`},
  ];
}

function layoutName({name}: PublicModel, top: number, nameHeight: number): DrawingPart {
  // Beside the bars the name is level with the first one; above them it has a line of its own.
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
