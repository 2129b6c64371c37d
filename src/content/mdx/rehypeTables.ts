import type {Element, Nodes, Root} from 'hast';
import {toString} from 'hast-util-to-string';
import {SKIP, visit} from 'unist-util-visit';

/** A cell of at most this many characters stays on one line. */
const SHORT = 16;

/**
 * A rehype plugin for tables that never hide a column: where one is narrow, each row becomes a list of its cells, labeled
 * with the names of their columns. Nothing scrolls, so nothing has to be focusable by keyboard.
 */
export function rehypeTables() {
  return (tree: Root): void => {
    visit(tree, {tagName: 'table'}, (table, index, parent) => {
      if (!parent || index === undefined) return undefined;
      markCells(table);
      parent.children[index] = {
        type: 'element',
        tagName: 'div',
        properties: {className: ['table-box']},
        children: [table],
      };
      return SKIP;
    });
  };
}

/** Marks the cells of a table: a head as that of a column, any other with the name of its column. */
function markCells(table: Element): void {
  const heads = listElements(table, 'th');
  for (const head of heads) markCell(head, {scope: 'col'});
  const names = heads.map((head) => toString(head).trim());
  for (const row of listElements(table, 'tr')) {
    for (const [column, cell] of listElements(row, 'td').entries()) {
      markCell(cell, {dataLabel: column > 0 && names[column]}); // the first cell names its row
    }
  }
}

function listElements(inside: Nodes, tagName: string): Element[] {
  const elements: Element[] = [];
  visit(inside, {tagName}, (element) => void elements.push(element));
  return elements;
}

/** Adds properties, and classes for the length and the alignment, because the content policy allows no inline style. */
function markCell(cell: Element, added: Element['properties']): void {
  const {align, ...properties} = cell.properties;
  const className: string[] = [];
  if (toString(cell).length <= SHORT) className.push('short');
  if (typeof align === 'string') className.push(`align-${align}`);
  cell.properties = {...properties, ...added, ...(className.length > 0 && {className})};
}
