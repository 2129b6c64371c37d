/** A value that JSON can hold. */
export type Json =
  | string
  | number
  | boolean
  | null
  | readonly Json[]
  | {readonly [key: string]: Json};

/** A field or an element of a literal, and its range in the code: from its name to the end of its value. */
export type Part = {
  /** The field names from the outside in, joined by dots. An element of a list has the path of the list. */
  readonly path: string;
  readonly start: number;
  readonly end: number;
};

/** An object or a list as a program writes it. */
export type Literal = {
  readonly value: Json;
  /** Every value in it, each after the values inside it; the literal itself is last. */
  readonly parts: readonly Part[];
  readonly end: number;
};

const TOKEN = /\s*(?<token>[{}[\]:,]|"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|[\w.+-]+|\S)/y;

/** What can follow a plain value: a separator, a closing bracket, or the end of the code. */
const AFTER_VALUE = /\s*(?:[,}\]]|$)/y;

/** What a program may have instead of a plain value, by the quote that ends the string around the literal. */
const EXPRESSIONS: Readonly<Record<string, RegExp>> = {
  '': /(?:[A-Za-z_$][\w.$]*|f"[^"\n]*"|f'[^'\n]*'|`[^`\n]*`)(?=\s*[,}\]])/y,
  "'": /(?:"[^"'\n]*'[^'\n]*'[^"'\n]*"|'[^'\n]*')(?=\s*[,}\]])/y,
  '`': /(?:"[^"`\n]*`[^`\n]*`[^"`\n]*"|`[^`\n]*`)(?=\s*[,}\]])/y,
};

/** The prefix of a string that represents an expression of the program, such as the name of a variable. */
const EXPRESSION = '\0';

/** @returns the source of the expression that a program has instead of a value; undefined for a plain value */
export function readExpression(value: Json): string | undefined {
  const isExpression = typeof value === 'string' && value.startsWith(EXPRESSION);
  return isExpression ? value.slice(EXPRESSION.length) : undefined;
}

/** The JSON words for the words that Python writes differently. */
const WORDS: Readonly<Record<string, string>> = {True: 'true', False: 'false', None: 'null'};

function readString(token: string): string {
  const inside = token.slice(1, -1);
  const quoted = token.startsWith("'")
    ? inside.replaceAll(String.raw`\'`, "'").replaceAll('"', '\\"')
    : inside;
  return String(JSON.parse(`"${quoted}"`));
}

function readScalar(token: string): Json | undefined {
  if (/^["']/.test(token)) return readString(token);
  if (!/^(?:true|false|null|True|False|None|-?\d[\d.eE+-]*)$/.test(token)) return undefined;
  const value: unknown = JSON.parse(WORDS[token] ?? token);
  return typeof value === 'number' || typeof value === 'boolean' ? value : null;
}

class Parser {
  readonly parts: Part[] = [];
  /** The end of the token that was read last. */
  end: number;
  private token = '';
  private start = 0;

  constructor(
    private readonly code: string,
    start: number,
    private readonly quote: string,
  ) {
    this.end = start;
    this.next();
  }

  readValue(path: string, start = this.start): Json {
    const value = this.readInside(path);
    this.parts.push({path, start, end: this.end});
    return value;
  }

  private readInside(path: string): Json {
    if (this.token === '{')
      return Object.fromEntries(this.readAll('}', () => this.readMember(path)));
    if (this.token === '[') return this.readAll(']', () => this.readValue(path));
    return this.readPlain();
  }

  private readPlain(): Json {
    AFTER_VALUE.lastIndex = this.end;
    const isInside = this.quote === '' || !this.token.includes(this.quote);
    const value = isInside && AFTER_VALUE.test(this.code) ? readScalar(this.token) : undefined;
    if (value !== undefined) return value;
    const pattern = EXPRESSIONS[this.quote];
    if (pattern) pattern.lastIndex = this.start;
    const text = pattern?.exec(this.code)?.[0];
    if (text === undefined) throw new SyntaxError(this.token);
    this.end = this.start + text.length;
    return EXPRESSION + text;
  }

  private readMember(path: string): [string, Json] {
    const {start, token} = this;
    const name = /^["']/.test(token) ? readString(token) : token;
    this.next();
    this.next(); // the colon
    return [name, this.readValue(path === '' ? name : `${path}.${name}`, start)];
  }

  /** Stops at the closing bracket, which stays the current token. */
  private readAll<Item>(closing: string, read: () => Item): Item[] {
    const items: Item[] = [];
    this.next();
    while (this.token !== closing) {
      items.push(read());
      this.next();
      if (this.token === ',') this.next();
    }
    return items;
  }

  private next(): void {
    TOKEN.lastIndex = this.end;
    const token = TOKEN.exec(this.code)?.groups?.token;
    if (token === undefined) throw new SyntaxError('no token');
    this.end = TOKEN.lastIndex;
    this.start = this.end - token.length;
    this.token = token;
  }
}

/**
 * Parses a literal of JSON, JavaScript or Python.
 *
 * @param code a program, or JSON
 * @param start where the literal begins
 * @param quote the quote that ends the string around the literal; empty when the literal is not in a string
 * @returns its value with the range of each field; undefined when the code is not a literal. A variable name, or a
 *   string that contains one, is kept as an expression for `readExpression`. A function call is not a literal.
 */
export function parseLiteral(code: string, start: number, quote = ''): Literal | undefined {
  try {
    const parser = new Parser(code, start, quote);
    const value = parser.readValue('');
    return {value, parts: parser.parts, end: parser.end};
  } catch {
    return undefined;
  }
}
