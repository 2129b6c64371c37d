import {Fragment, type ReactNode} from 'react';
import clsx from 'clsx';
import {placeOfPart, type readPart} from '@site/src/plugins/samples/browser/readPart';
import {dropIndent, splitTokens, type Token} from '@site/src/plugins/samples/browser/splitTokens';

type Line = readonly Token[];

type LineProps = {
  readonly line: Line;
  readonly className?: string;
  readonly 'data-number'?: number;
  /** What is before the tokens. */
  readonly children?: ReactNode;
};

/** How far a line is indented, up to the deepest step of src/css/code.css, so that what wraps hangs below it. */
function indentOf([first]: Line): number | undefined {
  const spaces = /^ */.exec(first?.text ?? '')?.[0].length ?? 0;
  return spaces === 0 ? undefined : Math.min(8, spaces - (spaces % 2));
}

/** Renders the tokens of a line in the colors of their kinds. Plain text needs no element. */
function drawTokens(line: Line): ReactNode {
  return line.map(({text, className}, key) =>
    className === undefined ? (
      text
    ) : (
      <span key={key} className={className}>
        {text}
      </span>
    ),
  );
}

/** A line is a block that ends with its line break, so that a manual selection has no empty lines. */
export function CodeLine({line, className, children, ...attributes}: LineProps): ReactNode {
  return (
    <span {...attributes} className={clsx('line', className)} data-indent={indentOf(line)}>
      {children}
      {drawTokens(line)}
      {'\n'}
    </span>
  );
}

/** What is hidden while only a part is shown. Only the style sheet hides it: programs that read the HTML see it. */
function Rest({children}: {readonly children: ReactNode}): ReactNode {
  return (
    <span className="rest" data-markdown="skip">
      {children}
    </span>
  );
}

type PartProps = {
  readonly code: string;
  readonly kinds: string;
  readonly part: NonNullable<ReturnType<typeof readPart>>;
  readonly isWhole: boolean;
};

/**
 * The shown part of a program with colors. The lines around it are plain text until the reader opens them; otherwise
 * their tokens would be most of the elements of the page.
 */
export function PartOfProgram({code, kinds, part, isWhole}: PartProps): ReactNode {
  const [from, to] = placeOfPart(code, part);
  const drawRest = (start: number, end: number): ReactNode =>
    start < end && (
      <Rest>
        {isWhole
          ? splitTokens(code, kinds, start, end).map((line, index) => (
              <Fragment key={index}>
                {index > 0 && '\n'}
                {drawTokens(line)}
              </Fragment>
            ))
          : code.slice(start, end)}
      </Rest>
    );
  return (
    <>
      {drawRest(0, from)}
      {splitTokens(code, kinds, from, to).map((line, index) => (
        <CodeLine key={index} line={dropIndent(line, part.indent)}>
          {part.indent > 0 && line.length > 0 && <Rest>{' '.repeat(part.indent)}</Rest>}
        </CodeLine>
      ))}
      {drawRest(to + 1, code.length)}
    </>
  );
}
