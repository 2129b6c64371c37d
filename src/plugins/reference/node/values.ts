import type {LineData} from '../client/isShown';
import type {Scalar} from '../../../openapi';

/** The width of a line that fits beside the fields of a page. */
const WIDTH = 72;

/** A line of a drawn request. */
export type RequestLine = LineData & {readonly text: string};

/** Parts of an object, or of a list, where they have no names. */
type Compound = {readonly parts: readonly Part[]; readonly isList?: boolean};

/** A header of a request, its body, a field, or an item. */
export type Part = {
  readonly name: string;
  /** Its anchor, such as `body.input.width`. */
  readonly id: string;
  /** What is sent. A variable is one of the environment. */
  readonly value: Scalar | {readonly variable: string} | Compound;
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

const isCompound = (value: Part['value']): value is Compound =>
  typeof value === 'object' && value !== null && 'parts' in value;

const partsOf = ({value}: Part): readonly Part[] => (isCompound(value) ? value.parts : []);

/** Lists a part and all parts inside it, in the order of their lines. */
export const listParts = (part: Part): Part[] => [part, ...partsOf(part).flatMap(listParts)];

/**
 * Writes a part: on one line if it fits there and nothing in it can be left out, otherwise one part a line. An object
 * whose optional fields are left out at first has both forms: a reader who ticks one gets the long one.
 *
 * @param part what is sent
 * @param notation of the language
 * @param start what stands before its value
 * @param end what stands after it
 */
export function writePart(
  part: Part,
  notation: Notation,
  start: string,
  end: string,
): RequestLine[] {
  const {id, value} = part;
  const [, ...inside] = listParts(part);
  const optional = inside.filter(({isOff}) => isOff !== undefined);
  const text = start + writeInline(part, notation) + end;
  const short: RequestLine = {text, field: [id, ...inside.map((it) => it.id)].join(' ')};
  const fits = !isCompound(value) || text.length <= WIDTH;
  if (!isCompound(value) || (fits && optional.length === 0)) return [short];

  const {parts, isList} = value;
  const [first] = parts;
  if (isList && first && parts.length === 1) {
    return writePart(first, notation, `${start}[`, `]${end}`);
  }
  const [open = '', close = ''] = isList ? '[]' : '{}';
  const indent = / */.exec(start)?.[0] ?? '';
  const long = [
    {text: start + open, field: id},
    ...parts.flatMap((it, at) => {
      const comma = notation.trailingComma || at < parts.length - 1 ? ',' : '';
      const before = indent + ' '.repeat(notation.step) + keyOf(it, notation);
      return writePart(it, notation, before, comma);
    }),
    {text: indent + close + end, field: id},
  ];
  if (!fits || !optional.every((it) => it.isOff && parts.includes(it))) return long;
  return [{...short, short: id}, ...long.map((line) => ({...line, long: id}))];
}

function writeInline({value}: Part, notation: Notation): string {
  if (typeof value !== 'object' || value === null) return notation.scalar(value);
  if ('variable' in value) return notation.variable(value.variable);
  const inside = value.parts
    .filter(({isOff}) => isOff !== true)
    .map((it) => keyOf(it, notation) + writeInline(it, notation))
    .join(', ');
  if (value.isList) return `[${inside}]`;
  return inside === '' ? '{}' : `{${notation.pad}${inside}${notation.pad}}`;
}

const keyOf = ({name}: Part, {key}: Notation): string => (name === '' ? '' : `${key(name)}: `);
