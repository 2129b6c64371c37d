import {Fragment, useMemo, useState} from 'react';
import type {ReactNode} from 'react';
import {ThemeClassNames} from '@docusaurus/theme-common';
import Translate, {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import CopyButton from '@site/src/components/CopyButton';
import {useShownCode} from '@site/src/plugins/linked-fields/browser/shownRequest';
import RunHere from '@site/src/plugins/run-here/browser/RunHere';
import {placeOfPart, readPart} from '@site/src/plugins/samples/browser/readPart';
import {dropIndent, splitTokens, type Token} from '@site/src/plugins/samples/browser/splitTokens';

type Props = {
  readonly children?: ReactNode;
  readonly language?: string;
  readonly title?: string;
  /** The colors, in the format of `splitTokens`. */
  readonly kinds?: string;
  /** The numbers of the highlighted lines, separated by spaces. */
  readonly marked?: string;
  /** The number of the first line. Without it, lines are not numbered. */
  readonly start?: number | string;
  /** The lines that are shown initially, in the format of `readPart`. */
  readonly shown?: string;
  /** The URL of the program. */
  readonly file?: string;
  /** Whether the block has no copy button. */
  readonly withoutCopy?: boolean;
};

type Line = readonly Token[];

type LineProps = {
  readonly line: Line;
  readonly className?: string;
  readonly 'data-number'?: number;
  /** What is before the tokens. */
  readonly children?: ReactNode;
};

function textOf(children: ReactNode): string {
  const parts = [children].flat().filter((part) => typeof part === 'string');
  return parts.join('').replace(/\n$/, '');
}

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
function CodeLine({line, className, children, ...attributes}: LineProps): ReactNode {
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
    <span className="rest" data-search="skip" data-markdown="skip">
      {children}
    </span>
  );
}

/** A code block of a page, with the colors, titles and highlighted lines that the build found. */
export default function CodeBlock({children, ...props}: Props): ReactNode {
  const {language = 'text', title, marked = '', start, shown = '', file} = props;
  const [isWhole, setWhole] = useState(false);
  const published = textOf(children);
  const block = useShownCode({
    code: published,
    kinds: props.kinds ?? '',
    part: useMemo(() => readPart(shown), [shown]),
  });
  const {code, kinds, part} = block;
  const copy = props.withoutCopy !== true && (
    <CopyButton
      text={part ? `${code}\n` : code} // a part does not run, so what is copied is the program
      name={
        part
          ? translate({id: 'site.copy.whole', message: 'Copy program'})
          : translate({id: 'site.copy.label', message: 'Copy code'})
      }
    />
  );
  const name = title !== undefined && <span className="title">{title}</span>;
  return (
    <div
      className={clsx(
        ThemeClassNames.common.codeBlock,
        `language-${language}`,
        'ink',
        title === undefined && 'code--nameless',
        props.withoutCopy && 'code--output',
      )}
    >
      {name ? (
        <div className="code__bar" data-search="skip">
          {/* eslint-disable-next-line @docusaurus/no-html-links -- a static file, which is not a route */}
          {file === undefined ? name : <a href={file}>{name}</a>}
          {copy}
        </div>
      ) : (
        copy
      )}
      <pre>
        <code>
          {part ? (
            <PartOfProgram {...block} part={part} isWhole={isWhole} />
          ) : (
            splitTokens(code, kinds).map((line, index) => (
              <CodeLine
                key={index}
                line={line}
                {...(marked.split(' ').includes(String(index + 1)) && {
                  className: 'theme-code-block-highlighted-line',
                })}
                {...(start !== undefined && {'data-number': Number(start) + index})}
              />
            ))
          )}
        </code>
      </pre>
      {part && (
        <details
          data-search="skip"
          data-markdown="skip"
          ref={(details) => {
            if (details?.open) setWhole(true); // opened before hydration
          }}
          onToggle={({currentTarget}) => setWhole(currentTarget.open)}
        >
          <summary>
            <Translate id="site.sample.whole">Whole program</Translate>
          </summary>
        </details>
      )}
      {code === published && file?.endsWith('.mjs') && <RunHere file={file} />}
    </div>
  );
}

type PartProps = ReturnType<typeof useShownCode> & {
  readonly part: NonNullable<ReturnType<typeof readPart>>;
  readonly isWhole: boolean;
};

/**
 * The shown part of a program with colors. The lines around it are plain text until the reader opens them; otherwise
 * their tokens would be most of the elements of the page.
 */
function PartOfProgram({code, kinds, part, isWhole}: PartProps): ReactNode {
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
