import {expect, test} from 'vitest';
import {layoutMemoryPlot} from '@site/src/plugins/reference/build/gpu-memory/layoutMemoryPlot';
import {PUBLIC_MODELS} from '@site/src/plugins/reference/build/gpu-memory/models';
import {boxesOfLines, boxesOfWords, isOver} from '../drawings/textRoom';

const MODELS = [
  {name: 'Tiny', kind: 'text', billionParameters: 2, source: 'https://example.com/Tiny'},
  {name: 'Large', kind: 'text', billionParameters: 20, source: 'https://example.com/Large'},
] as const;

test('bars share one scale: ten times the parameters make a bar ten times as long', () => {
  const {parts} = layoutMemoryPlot('wide', MODELS);
  const widths = parts.flatMap((it) =>
    it.shape === 'rect' && it.role === 'weights' ? [it.width] : [],
  );
  expect(widths).toHaveLength(7); // one is in the legend
  expect((widths[4] ?? 0) / (widths[1] ?? 1)).toBeCloseTo(10, 1);
});

test('the overhead follows the weights, a fifth as long', () => {
  const {parts} = layoutMemoryPlot('wide', MODELS);
  const [weights, overhead] = parts.filter((it) => it.shape === 'rect').slice(2);
  if (weights?.shape !== 'rect' || overhead?.shape !== 'rect') throw new Error('two bars');
  expect([weights.role, overhead.role]).toEqual(['weights', 'overhead']);
  expect(overhead.x).toBeCloseTo(weights.x + weights.width, 1);
  expect(overhead.width / weights.width).toBeCloseTo(0.2, 1);
});

test.each(['wide', 'narrow'] as const)(
  'the %s plot has lines at 24, 48 and 80 GB, and no text overlaps a line or a bar or is outside',
  (layout) => {
    const {width, height, parts} = layoutMemoryPlot(layout, PUBLIC_MODELS);
    const words = boxesOfWords(parts);
    expect(words.map(({name}) => name)).toEqual(expect.arrayContaining(['24', '48', '80 GB']));
    const lines = boxesOfLines(parts).map((it) => ({
      ...it,
      left: it.left - 1,
      right: it.right + 1,
    }));
    expect(lines).toHaveLength(3);
    const bars = parts.flatMap((it) =>
      it.shape === 'rect'
        ? [{name: it.role, left: it.x, top: it.y, right: it.x + it.width, bottom: it.y + it.height}]
        : [],
    );
    for (const [index, word] of words.entries()) {
      const others = [...lines, ...bars, ...words.slice(index + 1)];
      expect(
        others.filter((it) => isOver(word, it)),
        word.name,
      ).toEqual([]);
      expect(word.left).toBeGreaterThanOrEqual(0);
      expect(word.bottom).toBeLessThanOrEqual(height);
    }
    for (const {right} of [...words, ...bars]) expect(right).toBeLessThanOrEqual(width + 0.1);
  },
);
