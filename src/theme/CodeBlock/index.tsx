// Ejected. Changes: colors, title and marked lines come from the build (src/plugins/code-highlighting), not
// from a highlighter in the browser; nothing is drawn a second time when the page comes alive.
import {useMemo} from 'react';
import type {ReactNode} from 'react';
import {CodeBlockContextProvider, useCodeWordWrap} from '@docusaurus/theme-common/internal';
import Layout from '@theme/CodeBlock/Layout';
import {TokenKinds} from '@site/src/plugins/samples/browser/TokenKinds';

type Props = {
  readonly children?: ReactNode;
  readonly className?: string;
  readonly language?: string;
  readonly title?: string;
  /** The colors, as `splitTokens` reads them. */
  readonly kinds?: string;
  /** The numbers of marked lines, with spaces between them. */
  readonly marked?: string;
  /** The number of the first line; lines have none without it. */
  readonly start?: number | string;
};

const MARKED = 'theme-code-block-highlighted-line';

function textOf(children: ReactNode): string {
  const parts = [children].flat().filter((part) => typeof part === 'string');
  return parts.join('').replace(/\n$/, '');
}

/** A code block of a page. */
export default function CodeBlock({children, ...props}: Props): ReactNode {
  const {className, language = 'text', title, kinds = '', marked = '', start} = props;
  const wordWrap = useCodeWordWrap();
  const code = textOf(children);
  const metadata = useMemo(
    () => ({
      codeInput: code,
      code,
      className: className ?? `language-${language}`,
      language,
      title,
      lineNumbersStart: start === undefined ? undefined : Number(start),
      lineClassNames: Object.fromEntries(
        (marked.match(/\d+/g) ?? []).map((line) => [Number(line) - 1, [MARKED]]),
      ),
    }),
    [code, className, language, title, start, marked],
  );
  return (
    <CodeBlockContextProvider metadata={metadata} wordWrap={wordWrap}>
      <TokenKinds value={kinds}>
        <Layout />
      </TokenKinds>
    </CodeBlockContextProvider>
  );
}
