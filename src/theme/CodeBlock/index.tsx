import {useMemo, useState} from 'react';
import type {ReactNode} from 'react';
import {ThemeClassNames} from '@docusaurus/theme-common';
import Translate, {translate} from '@docusaurus/Translate';
import Link from '@docusaurus/Link';
import clsx from 'clsx';
import {CodeLine, PartOfProgram} from '@site/src/components/CodeLines';
import CopyButton from '@site/src/components/CopyButton';
import {useShownCode} from '@site/src/plugins/linked-fields/browser/shownRequest';
import RunHere from '@site/src/plugins/run-here/browser/RunHere';
import {readPart} from '@site/src/plugins/samples/browser/readPart';
import {splitTokens} from '@site/src/plugins/samples/browser/splitTokens';

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

function textOf(children: ReactNode): string {
  const parts = [children].flat().filter((part) => typeof part === 'string');
  return parts.join('').replace(/\n$/, '');
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
        <div className="code__bar">
          {file === undefined ? name : <Link to={`pathname://${file}`}>{name}</Link>}
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
