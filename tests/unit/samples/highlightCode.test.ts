import {readdirSync, readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {splitTokens} from '@site/src/plugins/samples/browser/splitTokens';
import {TOKEN_CLASSES} from '@site/src/plugins/samples/browser/tokenClasses';
import {highlightCode} from '@site/src/plugins/samples/build/highlightCode';

const CODES: readonly (readonly [language: string, code: string, expected: readonly string[]])[] = [
  ['json', '{"id": 1, "ok": true}', ['tokenProperty "id"', 'tokenNumber 1', 'tokenNumber true']],
  [
    'python',
    'def f():\n    return "a"  # b',
    ['tokenKeyword def', 'tokenString "a"', 'tokenComment # b'],
  ],
  ['javascript', 'const a = await f(`x${b}`);', ['tokenKeyword const', 'tokenFunction f']],
  ['go', 'func main() { s := "x" }', ['tokenKeyword func', 'tokenString "x"']],
  ['bash', 'echo "$HOME" # say', ['tokenFunction echo', 'tokenComment # say']],
  ['http', 'GET /apps HTTP/1.1\nAccept: text/html', ['tokenProperty Accept']],
  ['diff', '-a\n+b', ['tokenDeleted -a', 'tokenInserted +b']],
  ['yaml', 'a: 1 # b', ['tokenProperty a', 'tokenNumber 1', 'tokenComment # b']],
];

function coloredWords(code: string, language: string): string[] {
  return splitTokens(code, highlightCode(code, language))
    .flat()
    .filter(({className}) => className !== undefined)
    .map(({text, className}) => `${className ?? ''} ${text.trim()}`);
}

describe('code that is highlighted at build time', () => {
  it.each(CODES)('colors %s', (language, code, expected) => {
    expect(coloredWords(code, language)).toEqual(expect.arrayContaining([...expected]));
  });

  it.each(CODES)('keeps every character of %s', (language, code) => {
    const lines = splitTokens(code, highlightCode(code, language));
    expect(lines.map((line) => line.map(({text}) => text).join('')).join('\n')).toBe(code);
  });

  it('separates adjacent shell strings, and the code after them', () => {
    const code = `-d '{"name": "'"$name"'"}'\njq -r '.id' "$answer" # say`;
    const words = coloredWords(code, 'bash');
    expect(words).toContain('tokenComment # say');
    expect(words).toContain("tokenString '.id'");
    expect(words).toContain('tokenProperty $name');
  });

  it('highlights each comment of the shell samples as a comment, so no quote before it was left open', () => {
    const files = readdirSync('samples/curl');
    const wrong = files.flatMap((name) => {
      const code = readFileSync(`samples/curl/${name}`, 'utf8');
      return splitTokens(code, highlightCode(code, 'bash'))
        .map((tokens) => tokens.filter(({text}) => text.trim() !== ''))
        .filter(([first]) => first?.text.trim().startsWith('#'))
        .filter(([first]) => first?.className !== 'tokenComment')
        .map((tokens) => `${name}: ${tokens.map(({text}) => text).join('')}`);
    });
    expect(files.length).toBeGreaterThan(15);
    expect(wrong).toEqual([]);
  });

  it('highlights a nested command as a command', () => {
    const words = coloredWords(`status=$(jq -r '.data.status' <<<"$answer") # say`, 'bash');
    expect(words).toContain("tokenString '.data.status'");
    expect(words).toContain('tokenProperty $answer');
  });

  it('does not highlight an unknown language', () => {
    expect(highlightCode('a = 1', 'text')).toBe('');
    expect(splitTokens('a\n\nb', '')).toEqual([
      [{text: 'a', className: undefined}],
      [],
      [{text: 'b', className: undefined}],
    ]);
  });

  it('gives adjacent tokens different colors, because equal ones would be needless elements', () => {
    const lines = splitTokens('f(g(1), "a")', highlightCode('f(g(1), "a")', 'javascript'));
    const colors = lines.flat().map(({className}) => className);
    expect(colors.length).toBeGreaterThan(5);
    expect(colors.filter((color, index) => index > 0 && color === colors[index - 1])).toEqual([]);
  });
});

describe('the colors', () => {
  it('of every kind are in the style sheet', () => {
    const css = readFileSync('src/css/code.css', 'utf8');
    const missing = Object.values(TOKEN_CLASSES).filter(
      (name) => !new RegExp(`\\.${name}\\b`).test(css),
    );
    expect(missing).toEqual([]);
  });
});

it('a region of the code has the same tokens as in the whole code', () => {
  const code = 'const a = 1;\nconst b = 2;\nconst c = 3;';
  const kinds = highlightCode(code, 'javascript');
  const [, second] = splitTokens(code, kinds);
  expect(second?.length).toBeGreaterThan(3);
  const from = code.indexOf('\n') + 1;
  expect(splitTokens(code, kinds, from, code.lastIndexOf('\n'))).toEqual([second]);
  expect(splitTokens(code, kinds, from)).toEqual(splitTokens(code, kinds).slice(1));
});
