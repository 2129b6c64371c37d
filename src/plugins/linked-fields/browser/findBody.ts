import {type Literal, parseLiteral} from './parseLiteral';
import type {Style} from './writeLiteral';

const writeJson = (value: string | number | boolean | null): string => JSON.stringify(value);

const JSON_STYLE: Style = {
  quote: '',
  indent: '  ',
  writeKey: writeJson,
  writeScalar: writeJson,
  trailing: '',
  padding: undefined,
  kinds: {key: 'y', string: 's', word: 'n', sign: 'p'},
};

/** JSON inside a string of a program has the color of the string, and does not contain the string's own quote. */
const inString = (indent: string, quote: string, escape: string): Style => ({
  ...JSON_STYLE,
  quote,
  indent,
  writeScalar: (value) => writeJson(value).replaceAll(quote, escape),
  padding: '',
  kinds: {key: 's', string: 's', word: 's', sign: 's'},
});

const PYTHON: Style = {
  ...JSON_STYLE,
  indent: '    ',
  writeScalar: (value) =>
    writeJson(value).replace(/^(?:true|false|null)$/, (word) =>
      word === 'null' ? 'None' : word.charAt(0).toUpperCase() + word.slice(1),
    ),
  trailing: ',',
  padding: '',
  kinds: {key: 's', string: 's', word: 'n', sign: 'p'},
};

const JAVASCRIPT: Style = {
  ...JSON_STYLE,
  writeKey: (key) => (/^[A-Za-z_$][\w$]*$/.test(key) ? key : writeJson(key)),
  writeScalar: (value) =>
    typeof value === 'string' && !/['\\\n]/.test(value) ? `'${value}'` : writeJson(value),
  trailing: ',',
  padding: ' ',
};

/** What precedes the body of a request, in each language of the samples and in plain JSON. */
const BODIES: readonly (readonly [opening: RegExp, style: Style])[] = [
  [/^(?=[{[])/, JSON_STYLE],
  [/-d '(?=\{)/, inString('  ', "'", String.raw`\u0027`)],
  [/\bjson=(?=\{)/, PYTHON],
  [/JSON\.stringify\((?=\{)/, JAVASCRIPT],
  [/NewReader\(`(?=\{)|body := `(?=\{)/, inString('\t', '`', String.raw`\u0060`)],
];

/** A literal in code, and how to write its replacement. */
export type Body = Literal & {
  readonly start: number;
  readonly style: Style;
  /** The indentation of the line that it begins on. */
  readonly indent: string;
};

/**
 * Finds the JSON of a block, or the body that a program sends.
 *
 * @param code JSON, or a program in cURL, Python, JavaScript or Go
 * @returns the body; undefined when there is none, or when `parseLiteral` cannot parse it
 */
export function findBody(code: string): Body | undefined {
  for (const [opening, style] of BODIES) {
    const found = opening.exec(code);
    if (found) {
      const start = found.index + found[0].length;
      const line = code.slice(code.lastIndexOf('\n', found.index) + 1);
      const indent = /^\s*/.exec(line)?.[0] ?? '';
      const literal = parseLiteral(code, start, style.quote);
      return literal && {...literal, start, style, indent};
    }
  }
  return undefined;
}
