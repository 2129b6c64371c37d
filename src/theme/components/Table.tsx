import {Children, cloneElement, isValidElement} from 'react';
import type {ComponentProps, ReactElement, ReactNode} from 'react';
import clsx from 'clsx';

type Parent = {
  readonly children?: ReactNode;
  readonly 'data-label'?: string;
  readonly className?: string;
};

function elementsIn(node: ReactNode): ReactElement<Parent>[] {
  return Children.toArray(node).filter((child) => isValidElement<Parent>(child));
}

/** Returns the text content of a node. */
function readText(node: ReactNode): string {
  const parts = Children.toArray(node).map((child) => {
    if (isValidElement<Parent>(child)) return readText(child.props.children);
    return typeof child === 'object' ? '' : child;
  });
  return parts.join('');
}

/** Returns the names of the columns: the texts of the first row. */
function listNames(parts: readonly ReactElement<Parent>[]): string[] {
  const [head] = elementsIn(parts[0]?.props.children);
  return elementsIn(head?.props.children).map((cell) => readText(cell).trim());
}

/** A cell of at most so many characters stays on one line. */
const SHORT = 16;

/** Gives each cell but the first of a row the name of its column, and marks short cells. */
function labelRow(row: ReactElement<Parent>, names: readonly string[]): ReactElement<Parent> {
  const cells = elementsIn(row.props.children).map((cell, index) =>
    cloneElement(cell, {
      ...(index > 0 && names[index] && {'data-label': names[index]}),
      ...(readText(cell).length <= SHORT && {className: 'short'}),
    }),
  );
  return cloneElement(row, {children: cells});
}

/**
 * A table that never hides a column: where it is narrow, each row becomes a list of its cells, labeled with the names
 * of their columns. Nothing scrolls, so nothing has to be focusable by keyboard.
 */
export default function Table({children, ...props}: ComponentProps<'table'>): ReactNode {
  const parts = elementsIn(children);
  const names = listNames(parts);
  return (
    <div className="table-box">
      <table {...props}>
        {parts.map((part) =>
          cloneElement(part, {
            children: elementsIn(part.props.children).map((row) => labelRow(row, names)),
          }),
        )}
      </table>
    </div>
  );
}

type CellProps = ComponentProps<'td'>;

/** Markdown aligns a column by an inline style. Returns a class instead, as the content security policy requires. */
function alignByClass({style, className}: CellProps): {className?: string} {
  const {textAlign} = style ?? {};
  const name = clsx(className, textAlign && `align-${textAlign}`);
  return name === '' ? {} : {className: name};
}

export function TableHead({style, className, ...props}: CellProps): ReactNode {
  return <th scope="col" {...props} {...alignByClass({style, className})} />;
}

export function TableCell({style, className, ...props}: CellProps): ReactNode {
  return <td {...props} {...alignByClass({style, className})} />;
}
