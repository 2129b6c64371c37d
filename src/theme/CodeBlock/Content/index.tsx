// Ejected. Changes: colors come from the build, as classes; spans for lines (a `div` may not stand in
// `code`), line numbers from an attribute, and a name for the region that takes the focus to scroll.
import {Fragment, useContext} from 'react';
import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {useCodeBlockContext} from '@docusaurus/theme-common/internal';
import type {Props} from '@theme/CodeBlock/Content';
import clsx from 'clsx';
import {splitTokens, type Token} from '@site/src/components/HighlightedCode/splitTokens';
import {TokenKinds} from '@site/src/components/HighlightedCode/TokenKinds';
import {languageName} from '@site/src/components/languageName';
import {AS_SERVED, useServed} from '@site/src/components/Served/useServed';
import styles from './styles.module.css';

function regionName(language: string): string {
  const name = languageName(language);
  return name === ''
    ? translate({id: 'site.codeBlock.name', message: 'Code'})
    : translate({id: 'site.codeBlock.nameWithLanguage', message: 'Code: {name}'}, {name});
}

/** The words of a line in the colors of their kinds; plain words need no element. */
function tokenElement({text, className}: Token, key: number): ReactNode {
  return className === undefined ? (
    text
  ) : (
    <span key={key} className={className}>
      {text}
    </span>
  );
}

/** The lines of a code block, highlighted. */
export default function CodeBlockContent({className}: Props): ReactNode {
  const {
    metadata,
    wordWrap: {codeBlockRef},
  } = useCodeBlockContext();
  const {code, language, lineNumbersStart, lineClassNames} = metadata;
  const kinds = useContext(TokenKinds);
  const {ref, isServed} = useServed();
  const drawLines = (): ReactNode =>
    splitTokens(code, kinds).map((line, index) => (
      <Fragment key={index}>
        {index > 0 && '\n'}
        <span
          className={clsx(styles.line, lineClassNames[index])}
          {...(lineNumbersStart !== undefined && {
            'data-number': String(lineNumbersStart + index),
          })}
        >
          {line.map(tokenElement)}
        </span>
      </Fragment>
    ));
  return (
    <pre
      ref={codeBlockRef}
      role="group"
      aria-label={regionName(language)}
      tabIndex={0}
      className={clsx(className, `language-${language}`, styles.block, 'thin-scrollbar')}
    >
      <code
        ref={ref}
        className={clsx(styles.lines)}
        {...(isServed ? AS_SERVED : {children: drawLines()})}
      />
    </pre>
  );
}
