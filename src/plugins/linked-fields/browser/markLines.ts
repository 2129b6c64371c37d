import {findBody} from './findBody';
import {type LineMap, mapLines} from './mapLines';

/** A marked line looks like a line that a code fence highlights. */
const MARKED_LINE = 'theme-code-block-highlighted-line';

/** Code that shows fields is inside an element that names the first part of their ids: `body` or `response`. */
const CODE = '[data-fields] pre code';

type KnownBlock = {readonly text: string; readonly map: LineMap | undefined};

const known = new WeakMap<Element, KnownBlock>();

function mapBlock(code: Element): LineMap | undefined {
  const text = code.textContent;
  const last = known.get(code);
  if (last?.text === text) return last.map;
  const body = findBody(text);
  const map = body && mapLines(text, body);
  known.set(code, {text, map});
  return map;
}

/** Maps line numbers to the line elements of a block. For a program that is shown in part, only the part's lines. */
function listLines(code: Element): Map<number, Element> {
  const lines = new Map<number, Element>();
  let number = 0;
  for (const node of code.childNodes) {
    if (node instanceof Element && !node.matches('[data-markdown]')) lines.set(number, node);
    number += (node.textContent ?? '').split('\n').length - 1;
  }
  return lines;
}

function prefixOf(code: Element): string {
  return code.closest<HTMLElement>('[data-fields]')?.dataset.fields ?? '';
}

/**
 * Finds the field that somebody points at.
 *
 * @param target an element in a list of fields, or in a line of code
 * @returns the id of the field; undefined for every other element
 */
export function fieldAt(target: Element): string | undefined {
  const line = target.closest(`${CODE} > span`);
  const code = line?.parentElement;
  if (!code) return target.closest('li')?.querySelector(':scope > p > [id]')?.id;
  const [number] = [...listLines(code)].find(([, known]) => known === line) ?? [];
  const path = number === undefined ? undefined : mapBlock(code)?.pathOf(number);
  return path === undefined ? undefined : `${prefixOf(code)}.${path}`;
}

const marks: (() => void)[] = [];

function markLine(line: Element): void {
  line.classList.add(MARKED_LINE);
  marks.push(() => line.classList.remove(MARKED_LINE));
}

function markName(name: Element): void {
  name.toggleAttribute('data-linked', true);
  marks.push(() => name.removeAttribute('data-linked'));
}

/** The id without its last name; empty when it has only one name. */
function parentOf(id: string): string {
  return id.slice(0, Math.max(0, id.lastIndexOf('.')));
}

function linesOf(id: string): Element[] {
  const blocks = [...document.querySelectorAll<HTMLElement>(CODE)];
  return blocks.flatMap((code) => {
    const prefix = prefixOf(code);
    if (code.offsetParent === null || !id.startsWith(`${prefix}.`)) return [];
    const lines = listLines(code);
    const numbers = mapBlock(code)?.linesOf(id.slice(prefix.length + 1)) ?? [];
    return numbers.flatMap((number) => lines.get(number) ?? []);
  });
}

function nameOf(id: string): HTMLElement | undefined {
  const name = document.getElementById(id);
  if (id === '' || (name && name.offsetParent !== null)) return name ?? undefined;
  return nameOf(parentOf(id)); // hidden in a closed disclosure: use the field that contains it
}

/** Scrolls a line into view within its scroll containers, without scrolling the page. */
function scrollTo(line: Element): void {
  for (let box = line.parentElement; box && box !== document.body; box = box.parentElement) {
    const {top, bottom} = line.getBoundingClientRect();
    const seen = box.getBoundingClientRect();
    const isScrolled =
      box.scrollHeight > box.clientHeight && getComputedStyle(box).overflowY === 'auto';
    if (isScrolled && (top < seen.top || bottom > seen.bottom)) {
      box.scrollTop += top - seen.top - box.clientHeight / 3;
    }
  }
}

/**
 * Marks a field: its name, and its lines in every visible block. Earlier marks are removed.
 *
 * @param id the id of the field, or of one of its values; undefined to mark nothing
 * @param isFromCode whether the reader points at the code, which is then not scrolled
 */
export function markField(id: string | undefined, isFromCode = false): void {
  for (const unmark of marks.splice(0)) unmark();
  if (id === undefined) return;
  const lines = linesOf(id);
  if (lines.length === 0) {
    const parent = parentOf(id);
    if (parent.includes('.') && !isFromCode) markField(parent);
    return;
  }
  lines.forEach(markLine);
  const name = nameOf(id);
  if (name) markName(name);
  const [first] = lines;
  if (first && !isFromCode) scrollTo(first);
}
