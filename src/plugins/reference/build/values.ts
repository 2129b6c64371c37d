import type {LineFacts} from '../browser/isShown';

/** The width of a line that fits beside the fields of a page. */
const WIDTH = 72;

/** A line of a drawn request. */
export type RequestLine = LineFacts & {readonly text: string};

type Scalar = null | boolean | number | string;

/** An object, or a list, whose entries have no names. */
type Compound = {readonly entries: readonly Entry[]; readonly isList?: boolean};

/** A value as a request sends it. A variable is one of the environment. */
export type Value = Scalar | {readonly variable: string} | Compound;

/** A header of a request, or a field of its body. */
export type Entry = {
  readonly name: string;
  /** Its anchor, such as `body.input.width`. */
  readonly id: string;
  readonly value: Value;
  /** Set for what a reader can leave out: whether it is left out at first. */
  readonly isOff?: boolean | undefined;
};

/** How a language writes values. */
export type Notation = {
  readonly key: (name: string) => string;
  readonly scalar: (value: Scalar) => string;
  readonly variable: (name: string) => string;
  /** What stands inside the braces of an object on one line. */
  readonly pad: '' | ' ';
  /** Whether the last of several lines has a comma too. */
  readonly trailingComma: boolean;
  readonly step: number;
};

/** Lists the entries of a value that a reader can leave out, in the order of their lines. */
export function listOptional(
  value: Value | undefined,
): {readonly id: string; readonly isOff: boolean}[] {
  return entriesOf(value).flatMap(({id, isOff, value: inner}) => [
    ...(isOff === undefined ? [] : [{id, isOff}]),
    ...listOptional(inner),
  ]);
}

/**
 * Writes a value: on one line if it fits there and nothing in it can be left out, otherwise one entry a line. An object
 * whose optional fields are left out at first has both forms: a reader who ticks one gets the long one.
 *
 * @param value without one, nothing is written
 * @param notation of the language
 * @param place the field whose value it is, and what stands before and after it
 */
export function writeValue(
  value: Value | undefined,
  notation: Notation,
  {id, start, end}: {readonly id: string; readonly start: string; readonly end: string},
): RequestLine[] {
  if (value === undefined) return [];
  const entries = entriesOf(value);
  const optional = listOptional(value);
  const text = start + writeInline(value, notation) + end;
  const short: RequestLine = {text, fields: [id, ...listIds(value)]};
  const fits = !isCompound(value) || text.length <= WIDTH;
  if (!isCompound(value) || (fits && optional.length === 0)) return [short];

  const [first, ...others] = entries;
  if (value.isList && first && others.length === 0) {
    return writeValue(first.value, notation, {id, start: `${start}[`, end: `]${end}`});
  }
  const [open = '', close = ''] = value.isList ? '[]' : '{}';
  const indent = / */.exec(start)?.[0] ?? '';
  const long = [
    {text: start + open, fields: [id]},
    ...entries.flatMap((entry, index) => {
      const comma = notation.trailingComma || index < entries.length - 1 ? ',' : '';
      const before = indent + ' '.repeat(notation.step) + keyOf(entry, notation);
      return writeValue(entry.value, notation, {id: entry.id, start: before, end: comma});
    }),
    {text: indent + close + end, fields: [id]},
  ];
  const isOwn = (it: {readonly id: string}): boolean => entries.some((entry) => entry.id === it.id);
  if (!fits || !optional.every((it) => it.isOff && isOwn(it))) return long;
  return [{...short, short: id}, ...long.map((line) => ({...line, long: id}))];
}

function writeInline(value: Value, notation: Notation): string {
  if (!isCompound(value)) {
    const isVariable = typeof value === 'object' && value !== null;
    return isVariable ? notation.variable(value.variable) : notation.scalar(value);
  }
  const sent = value.entries.filter(({isOff}) => isOff !== true);
  const inside = sent.map((it) => keyOf(it, notation) + writeInline(it.value, notation)).join(', ');
  if (value.isList) return `[${inside}]`;
  return inside === '' ? '{}' : `{${notation.pad}${inside}${notation.pad}}`;
}

const keyOf = ({name}: Entry, {key}: Notation): string => (name === '' ? '' : `${key(name)}: `);

const isCompound = (value: Value | undefined): value is Compound =>
  typeof value === 'object' && value !== null && 'entries' in value;

const entriesOf = (value: Value | undefined): readonly Entry[] =>
  isCompound(value) ? value.entries : [];

const listIds = (value: Value): string[] =>
  entriesOf(value).flatMap(({id, value: inner}) => [id, ...listIds(inner)]);
