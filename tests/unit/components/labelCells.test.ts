import {Children, createElement, isValidElement} from 'react';
import type {ReactNode} from 'react';
import {expect, test} from 'vitest';
import {labelCells} from '@site/src/components/Table/labelCells';

type Props = {readonly children?: ReactNode; readonly 'data-label'?: string};

/** Makes a table as MDX does: with newlines between its parts. */
function tableOf(heads: readonly string[], rows: readonly (readonly string[])[]): ReactNode {
  const row = (cell: 'th' | 'td', words: readonly string[]): ReactNode =>
    createElement('tr', null, ...words.flatMap((it) => ['\n', createElement(cell, null, it)]));
  return [
    createElement('thead', {key: 'head'}, '\n', row('th', heads)),
    '\n',
    createElement('tbody', {key: 'body'}, ...rows.map((words) => row('td', words))),
  ];
}

/** Returns the labels of all cells, in their order. */
function labelsIn(node: ReactNode): (string | undefined)[] {
  return Children.toArray(node).flatMap((it) => {
    if (!isValidElement<Props>(it)) return [];
    return it.type === 'td' ? [it.props['data-label']] : labelsIn(it.props.children);
  });
}

test('each cell except the first of its row has the name of its column', () => {
  const {parts} = labelCells(
    tableOf(
      ['Model', '16 bit', '4 bit'],
      [
        ['Tiny', '4.8 GB', '1.2 GB'],
        ['Large', '48 GB', '12 GB'],
      ],
    ),
  );
  expect(labelsIn(parts)).toEqual([undefined, '16 bit', '4 bit', undefined, '16 bit', '4 bit']);
});

test('a column without a name leaves its cells without one', () => {
  const {parts} = labelCells(tableOf(['A', ''], [['one', 'two']]));
  expect(labelsIn(parts)).toEqual([undefined, undefined]);
});

test('columns need the width of their longest word, and sentences need room for several words per line', () => {
  const need = (words: string): number => labelCells(tableOf(['A'], [[words]])).need;
  expect(need('Yes')).toBeLessThan(need('/app/{app_id}/job/{job_id}'));
  expect(need('a b c d')).toBeLessThan(need('Yes, an app is made of it'));
});
