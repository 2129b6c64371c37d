import type {TokenKind} from '../../samples/browser/tokenClasses';
import {type Json, readExpression} from './parseLiteral';

/** How a language writes a literal. */
export type Style = {
  /** The quote that ends the string around the literal; empty when the literal is not in a string. */
  readonly quote: string;
  /** The indentation of one level. */
  readonly indent: string;
  readonly writeKey: (key: string) => string;
  readonly writeScalar: (value: string | number | boolean | null) => string;
  /** What follows the last element of an object or a list that spans several lines. */
  readonly trailing: '' | ',';
  /** The padding inside the braces of an object on one line; undefined when every field is on its own line. */
  readonly padding: '' | ' ' | undefined;
  /** The colors; one color for everything when the literal is a string of the program. */
  readonly kinds: Readonly<Record<'key' | 'string' | 'word' | 'sign', TokenKind>>;
};

/** Characters of one color. */
export type Run = readonly [text: string, kind: TokenKind | '-'];

function isPlain(value: Json): boolean {
  return typeof value !== 'object' || value === null;
}

/**
 * Writes a value with each field and each element on its own line. If the style has a `padding`, an object that holds
 * a single plain value is written on one line.
 *
 * @param value the value
 * @param style how the language writes it
 * @param indent the indentation of the line that the value begins on
 * @returns the text, split into runs of one color
 */
export function writeLiteral(value: Json, style: Style, indent: string): Run[] {
  const {sign} = style.kinds;
  const expression = readExpression(value);
  if (expression !== undefined) return [[expression, '-']];
  if (typeof value !== 'object' || value === null) {
    return [[style.writeScalar(value), style.kinds[typeof value === 'string' ? 'string' : 'word']]];
  }
  const isList = Array.isArray(value);
  const [opening, closing] = isList ? (['[', ']'] as const) : (['{', '}'] as const);
  const entries = Object.entries<Json>(value);
  if (entries.length === 0) return [[opening + closing, sign]];
  const inner = indent + style.indent;
  const members = entries.map(([key, child]): Run[] => [
    ...(isList
      ? []
      : ([
          [style.writeKey(key), style.kinds.key],
          [':', sign],
          [' ', '-'],
        ] as const)),
    ...writeLiteral(child, style, inner),
  ]);
  const {padding} = style;
  if (
    !isList &&
    padding !== undefined &&
    entries.length === 1 &&
    entries.every(([, it]) => isPlain(it))
  ) {
    return [[opening + padding, sign], ...members.flat(), [padding + closing, sign]];
  }
  const lines = members.flatMap((member, index): Run[] => [
    [`\n${inner}`, '-'],
    ...member,
    [index < members.length - 1 ? ',' : style.trailing, sign],
  ]);
  return [[opening, sign], ...lines, [`\n${indent}`, '-'], [closing, sign]];
}
