// Ejected. Changes: colors come from the build, as classes; spans for lines (a `div` may not stand in
// `code`), line numbers from an attribute, and a name for the region that takes the focus to scroll.
import {Fragment, useContext} from 'react';
import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {useCodeBlockContext} from '@docusaurus/theme-common/internal';
import type {Props} from '@theme/CodeBlock/Content';
import clsx from 'clsx';
import {splitTokens, type Token} from '@site/src/plugins/samples/browser/splitTokens';
import {TokenKinds} from '@site/src/plugins/samples/browser/TokenKinds';
import {languageName} from '@site/src/components/languageName';
import {KEEP_SERVER_HTML, useServerHtml} from '@site/src/components/Hydration/useServerHtml';
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
  const {ref, isServed} = useServerHtml();
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
        {...(isServed ? KEEP_SERVER_HTML : {children: drawLines()})}
      />
    </pre>
  );
}
