import {escapeKey} from '../contract/escapeKey';
import type {Json} from './Operation';

/** One node of a contract: a value and its JSON pointer. */
export class ContractNode {
  /**
   * @param root the whole document
   * @param value the value at the pointer
   * @param pointer a JSON pointer, for example `#/paths/~1app/post`
   */
  constructor(
    private readonly root: unknown,
    readonly value: unknown,
    readonly pointer = '#',
  ) {}

  /** The entry of that name; undefined when this is not an object or has no such entry. */
  get(key: string): ContractNode | undefined {
    return this.entries().find(([name]) => name === key)?.[1];
  }

  /** The named entries of an object; empty for everything else. */
  entries(): [string, ContractNode][] {
    const {value} = this;
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return [];
    return Object.entries(value).map(([key, child]) => [key, this.child(key, child)]);
  }

  /** The elements of an array; empty for everything else. */
  items(): ContractNode[] {
    const value: unknown = this.value;
    if (!Array.isArray(value)) return [];
    return value.map((child: unknown, index) => this.child(String(index), child));
  }

  /** The entry of that name if it is a string. */
  text(key: string): string | undefined {
    const value = this.get(key)?.value;
    return typeof value === 'string' ? value : undefined;
  }

  /** The entry of that name if it is a number. */
  number(key: string): number | undefined {
    const value = this.get(key)?.value;
    return typeof value === 'number' ? value : undefined;
  }

  /** The strings in the array of that name. */
  texts(key: string): string[] {
    const items = this.get(key)?.items() ?? [];
    return items.flatMap(({value}) => (typeof value === 'string' ? [value] : []));
  }

  /** Whether the entry of that name is `true`. */
  isTrue(key: string): boolean {
    return this.get(key)?.value === true;
  }

  /** The entry of that name as plain data, for examples and defaults. */
  json(key: string): Json | undefined {
    return this.get(key)?.data();
  }

  /** The value of this node as plain data; undefined when JSON cannot represent it. */
  data(): Json | undefined {
    return isJson(this.value) ? this.value : undefined;
  }

  /**
   * Resolves a chain of `$ref`.
   *
   * @returns the node at the end of the chain; this node if it has no `$ref`; undefined if a reference has no target
   */
  target(): ContractNode | undefined {
    const reference = this.text('$ref');
    return reference === undefined ? this : this.at(reference)?.target();
  }

  /**
   * @param pointer a pointer from the root of the document
   * @returns the node at that pointer; undefined when the document has none
   */
  at(pointer: string): ContractNode | undefined {
    const keys = pointer.split('/').slice(1).map(unescapeKey);
    const top: ContractNode | undefined = new ContractNode(this.root, this.root);
    return keys.reduce<ContractNode | undefined>(
      (node, key) => node?.get(key) ?? node?.items()[Number(key)],
      top,
    );
  }

  private child(key: string, value: unknown): ContractNode {
    return new ContractNode(this.root, value, `${this.pointer}/${escapeKey(key)}`);
  }
}

function unescapeKey(key: string): string {
  return decodeURIComponent(key).replaceAll('~1', '/').replaceAll('~0', '~');
}

function isJson(value: unknown): value is Json {
  if (value === null || ['string', 'number', 'boolean'].includes(typeof value)) return true;
  return typeof value === 'object' && Object.values(value).every(isJson);
}
