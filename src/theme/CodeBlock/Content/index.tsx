// Ejected. Changes: classes in place of inline styles, spans for lines (a `div` may not stand in `code`),
// line numbers from an attribute, and a name for the region that takes the focus to scroll.
import {Fragment} from 'react';
import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {useCodeBlockContext} from '@docusaurus/theme-common/internal';
import type {Props} from '@theme/CodeBlock/Content';
import clsx from 'clsx';
import {Highlight} from 'prism-react-renderer';
import type {Token} from 'prism-react-renderer';
import {languageName} from '@site/src/components/languageName';
import styles from './styles.module.css';

const CLASSES_ONLY = {plain: {}, styles: []};

function regionName(language: string): string {
  const name = languageName(language);
  return name === ''
    ? translate({id: 'site.codeBlock.name', message: 'Code'})
    : translate({id: 'site.codeBlock.nameWithLanguage', message: 'Code: {name}'}, {name});
}

/** The words of a line with the classes of their kinds; plain words need no element. */
function tokenElement({types, content, empty}: Token, key: number): ReactNode {
  const kinds = types.filter((type) => type !== 'plain');
  const text = empty === true ? '' : content;
  if (kinds.length === 0) {
    return <Fragment key={key}>{text}</Fragment>;
  }
  return (
    <span key={key} className={clsx('token', kinds)}>
      {text}
    </span>
  );
}

/** The lines of a code block, highlighted. */
export default function CodeBlockContent({className}: Props): ReactNode {
  const {metadata, wordWrap} = useCodeBlockContext();
  const {code, language, lineNumbersStart, lineClassNames} = metadata;
  return (
    <Highlight theme={CLASSES_ONLY} code={code} language={language}>
      {({className: languageClass, tokens: lines}) => (
        <pre
          ref={wordWrap.codeBlockRef}
          role="group"
          aria-label={regionName(language)}
          tabIndex={0}
          className={clsx(className, languageClass, styles.block, 'thin-scrollbar')}
        >
          <code className={clsx(styles.lines)}>
            {lines.map((line, index) => (
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
            ))}
          </code>
        </pre>
      )}
    </Highlight>
  );
}
