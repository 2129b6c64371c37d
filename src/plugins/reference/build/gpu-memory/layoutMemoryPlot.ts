import type {DrawingPart, DrawingRole, DrawingView} from '../../../page-tags';
import {estimateMemory, formatGigabytes, PRECISIONS, type Precision} from './estimateMemory';
import type {PublicModel} from './models';

const BAR = 12;
const BAR_STEP = 17;
const PRECISION_WIDTH = 42;
const VALUE_WIDTH = 64;

const ROLES: Readonly<Record<Precision, DrawingRole>> = {16: 'bar16', 8: 'bar8', 4: 'bar4'};

/** The measures of one arrangement: names stand beside the bars where there is room, above them elsewhere. */
const MEASURES = {
  wide: {width: 700, nameWidth: 130, nameHeight: 0, gap: 16},
  narrow: {width: 328, nameWidth: 0, nameHeight: 18, gap: 14},
} as const;

/**
 * Lays out one bar for each model and precision, all on one scale from zero.
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
  const left = nameWidth + PRECISION_WIDTH;
  const largest = Math.max(
    ...models.map((it) => estimateMemory(it.billionParameters, 16).withOverhead),
  );
  const scale = (width - left - VALUE_WIDTH) / largest;
  const block = nameHeight + PRECISIONS.length * BAR_STEP + gap;
  const parts = models.flatMap((model, index) => {
    const top = index * block;
    return [
      layoutName(model, top, nameHeight),
      ...PRECISIONS.flatMap((bits, row) =>
        layoutBar(model, bits, {left, top: top + nameHeight + row * BAR_STEP, scale}),
      ),
    ];
  });
  const height = models.length * block - gap;
  const axis: DrawingPart = {shape: 'path', role: 'axis', d: `M${left - 1} 0V${height}`};
  return {layout, width, height, parts: layout === 'wide' ? [axis, ...parts] : parts};
}

function layoutName({name}: PublicModel, top: number, nameHeight: number): DrawingPart {
  // Beside the bars the name is level with the first one; above them it has a line of its own.
  const y = top + (nameHeight === 0 ? BAR - 2 : nameHeight - 6);
  return {shape: 'text', role: 'name', x: 0, y, anchor: 'start', text: name};
}

function layoutBar(
  {billionParameters}: PublicModel,
  bits: Precision,
  {left, top, scale}: {left: number; top: number; scale: number},
): DrawingPart[] {
  const {withOverhead} = estimateMemory(billionParameters, bits);
  const width = Math.round(withOverhead * scale * 10) / 10;
  const baseline = top + BAR - 2;
  return [
    {
      shape: 'text',
      role: 'note',
      x: left - 8,
      y: baseline,
      anchor: 'end',
      text: `${bits} bit`,
    },
    {shape: 'rect', role: ROLES[bits], x: left, y: top, width, height: BAR, radius: 2},
    {
      shape: 'text',
      role: 'value',
      x: left + width + 6,
      y: baseline,
      anchor: 'start',
      text: formatGigabytes(withOverhead),
    },
  ];
}
