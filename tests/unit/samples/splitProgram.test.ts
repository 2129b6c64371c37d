import {describe, expect, it} from 'vitest';
import {checkRegion} from '@site/src/plugins/samples/build/checkRegion';
import {splitProgram} from '@site/src/plugins/samples/build/splitProgram';
import {cutLines, readPart} from '@site/src/plugins/samples/browser/readPart';

const PROGRAM = `import x
try:
    # region start
    answer = call(
        "/app",
    )

    print(answer)
    # region end
except: pass
`;

/** Makes a program whose region has these lines. */
function withRegion(lines: readonly string[], mark = '#'): string {
  return `a\n${mark} region start\n${lines.join('\n')}\n${mark} region end\n`;
}

describe('a program with a marked region', () => {
  const {text, part} = splitProgram(PROGRAM);

  it('is what readers copy after the marks are removed, with nothing else changed', () => {
    expect(text).toBe(PROGRAM.replace(/ +# region \w+\n/g, ''));
    expect(text).not.toContain('region');
  });

  it('shows its region without the common indentation of the lines', () => {
    expect(part).toEqual({first: 3, last: 7, indent: 4});
    const shown = readPart('3-7:4');
    expect(shown).toEqual(part);
    expect(shown && cutLines(text, shown)).toBe('answer = call(\n    "/app",\n)\n\nprint(answer)');
  });

  it('has no region if none is marked', () => {
    expect(splitProgram('a\nb\n')).toEqual({text: 'a\nb\n', part: undefined});
    expect(readPart('')).toBeUndefined();
  });
});

describe('the check of a region', () => {
  const LINE = 'x = call()';

  it.each([
    ['5 lines', withRegion(Array<string>(5).fill(LINE))],
    ['14 lines', withRegion(Array<string>(14).fill(LINE), '//')],
    [
      '60 characters behind its indentation',
      withRegion(Array<string>(5).fill(`    ${'x'.repeat(60)}`)),
    ],
  ])('accepts %s', (_what, source) => {
    expect(checkRegion('samples/python/a.py', source)).toEqual([]);
  });

  it.each([
    ['is missing', 'a\nb\n', 'samples/go/a/main.go:1:1', 'has 0 marks of a region'],
    ['has no end', 'a\n// region start\n', 'samples/go/a/main.go:2:1', 'has 1 marks of a region'],
    [
      'is there twice',
      withRegion([LINE]) + withRegion([LINE]),
      'samples/go/a/main.go:6:1',
      'has 4 marks of a region',
    ],
    ['is too short', withRegion([LINE]), 'samples/go/a/main.go:2:1', 'has a region of 1 lines'],
    [
      'is too long',
      withRegion(Array<string>(15).fill(LINE)),
      'samples/go/a/main.go:2:1',
      'has a region of 15 lines, and pages show 5 to 14',
    ],
    [
      'is too wide',
      withRegion([...Array<string>(5).fill(LINE), 'x'.repeat(61)]),
      'samples/go/a/main.go:8:1',
      'has a line of 61 characters in its region, and 60 is the most',
    ],
  ])('reports by file and line that it %s', (_what, source, place, problem) => {
    const found = checkRegion('samples/go/a/main.go', source);
    expect(found).toHaveLength(1);
    expect(found[0]?.place).toBe(place);
    expect(found[0]?.problem).toContain(problem);
    expect(found[0]?.fix).not.toBe('');
  });
});
