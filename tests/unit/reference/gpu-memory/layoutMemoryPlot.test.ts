import {expect, test} from 'vitest';
import {layoutMemoryPlot} from '@site/src/plugins/reference/build/gpu-memory/layoutMemoryPlot';

const MODELS = [
  {name: 'Tiny', kind: 'text', billionParameters: 2, source: 'https://example.com/Tiny'},
  {name: 'Large', kind: 'text', billionParameters: 20, source: 'https://example.com/Large'},
] as const;

test('bars share one scale: ten times the parameters make a bar ten times as long', () => {
  const {parts} = layoutMemoryPlot('wide', MODELS);
  const widths = parts.flatMap((it) => (it.shape === 'rect' ? [it.width] : []));
  expect(widths).toHaveLength(6);
  expect((widths[3] ?? 0) / (widths[0] ?? 1)).toBeCloseTo(10, 1);
});

test.each(['wide', 'narrow'] as const)('nothing of the %s plot leaves its view', (layout) => {
  const {width, height, parts} = layoutMemoryPlot(layout, MODELS);
  for (const part of parts) {
    if (part.shape === 'path') continue;
    const reach = part.shape === 'rect' ? part.width : part.text.length * 7;
    const right = part.shape === 'text' && part.anchor === 'end' ? part.x : part.x + reach;
    expect(right).toBeLessThanOrEqual(width);
    expect(part.y).toBeLessThanOrEqual(height);
  }
});
