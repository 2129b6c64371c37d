// Ejected. Changes: colors come from the build, as classes; lines are `span` elements (a `div` is not allowed in
// `code`); line numbers come from an attribute; the region that takes the focus to scroll has a name; a partly shown
// program contains the other lines too, which the style sheet hides until the reader opens them.
import {Fragment, useContext, useState} from 'react';
import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {useCodeBlockContext} from '@docusaurus/theme-common/internal';
import type {Props} from '@theme/CodeBlock/Content';
import clsx from 'clsx';
import {dropIndent, splitTokens, type Token} from '@site/src/plugins/samples/browser/splitTokens';
import {CodeFactsContext} from '@site/src/plugins/samples/browser/CodeFacts';
import {placeOfPart, type ShownPart} from '@site/src/plugins/samples/browser/readPart';
import {languageName} from '@site/src/components/languageName';
import {KEEP_SERVER_HTML, useServerHtml} from '@site/src/components/Hydration/useServerHtml';
import styles from './styles.module.css';

function regionName(language: string): string {
  const name = languageName(language);
  return name === ''
    ? translate({id: 'site.codeBlock.name', message: 'Code'})
    : translate({id: 'site.codeBlock.nameWithLanguage', message: 'Code: {name}'}, {name});
}

/** Renders a token of a line in the color of its kind. Plain text needs no element. */
function tokenElement({text, className}: Token, key: number): ReactNode {
  return className === undefined ? (
    text
  ) : (
    <span key={key} className={className}>
      {text}
    </span>
  );
}

function lineElement(line: readonly Token[], attributes: object): ReactNode {
  return (
    <span className={clsx(styles.line)} {...attributes}>
      {line.map(tokenElement)}
    </span>
  );
}

/** The lines outside of the shown part. Only the style sheet hides them: programs that read the HTML see them. */
function Rest({children}: {readonly children: ReactNode}): ReactNode {
  return (
    <span className={styles.rest} data-search="skip" data-markdown="skip">
      {children}
    </span>
  );
}

/** The common indentation of the lines of the part. It is hidden while only the part is shown. */
function Indent({children}: {readonly children: string}): ReactNode {
  return (
    <span className={styles.rest} data-markdown="skip">
      {children}
    </span>
  );
}

type Lines = readonly (readonly Token[])[];

function drawLines(lines: Lines, drawLine: (line: readonly Token[], index: number) => ReactNode) {
  return lines.map((line, index) => (
    <Fragment key={index}>
      {index > 0 && '\n'}
      {drawLine(line, index)}
    </Fragment>
  ));
}

function indentOf(line: readonly Token[], indent: number): string {
  const text = line.map((token) => token.text).join('');
  return text.slice(0, indent);
}

/**
 * Renders the shown part of a program with colors. The lines around it are plain text until the reader opens them;
 * otherwise their tokens would be most of the elements of the page.
 */
function drawPart(code: string, kinds: string, part: ShownPart, isColored: boolean): ReactNode {
  const [from, to] = placeOfPart(code, part);
  const drawRest = (start: number, end: number): ReactNode =>
    start < end && (
      <Rest>
        {isColored
          ? drawLines(splitTokens(code, kinds, start, end), (line) => line.map(tokenElement))
          : code.slice(start, end)}
      </Rest>
    );
  return (
    <>
      {drawRest(0, from)}
      {drawLines(splitTokens(code, kinds, from, to), (line) => (
        <>
          {part.indent > 0 && line.length > 0 && <Indent>{indentOf(line, part.indent)}</Indent>}
          {lineElement(dropIndent(line, part.indent), {})}
        </>
      ))}
      {drawRest(to, code.length)}
    </>
  );
}

/** The lines of a code block, highlighted. */
export default function CodeBlockContent({className}: Props): ReactNode {
  const {
    metadata,
    wordWrap: {codeBlockRef},
  } = useCodeBlockContext();
  const {code, language, lineNumbersStart, lineClassNames} = metadata;
  const {kinds, part, isCopied, isWhole} = useContext(CodeFactsContext);
  const [servedCode] = useState(code);
  const {ref, isServed} = useServerHtml(isWhole || code !== servedCode);
  const drawCode = (): ReactNode => {
    if (part) return drawPart(code, kinds, part, isWhole);
    return drawLines(splitTokens(code, kinds), (line, index) =>
      lineElement(line, {
        className: clsx(styles.line, lineClassNames[index]),
        ...(lineNumbersStart !== undefined && {'data-number': String(lineNumbersStart + index)}),
      }),
    );
  };
  return (
    <pre
      ref={codeBlockRef}
      role="group"
      aria-label={regionName(language)}
      tabIndex={0}
      className={clsx(
        className,
        `language-${language}`,
        styles.block,
        !isCopied && styles.wrapped, // code that is not meant to be copied has no word-wrap button, so it always wraps
        'thin-scrollbar',
      )}
    >
      <code
        ref={ref}
        className={clsx(styles.lines)}
        {...(isServed ? KEEP_SERVER_HTML : {children: drawCode()})}
      />
    </pre>
  );
}
