// Ejected. Changes: colors, title and highlighted lines come from the build (src/plugins/samples), not from a
// highlighter in the browser; nothing renders a second time after hydration.
import {useMemo, useState} from 'react';
import type {ReactNode} from 'react';
import {CodeBlockContextProvider} from '@docusaurus/theme-common/internal';
import Layout from '@theme/CodeBlock/Layout';
import {useWordWrap} from '@site/src/components/WordWrap/useWordWrap';
import {useShownCode} from '@site/src/plugins/linked-fields/browser/shownRequest';
import {CodeFactsContext} from '@site/src/plugins/samples/browser/CodeFacts';
import {readPart} from '@site/src/plugins/samples/browser/readPart';

type Props = {
  readonly children?: ReactNode;
  readonly className?: string;
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

const MARKED = 'theme-code-block-highlighted-line';

function textOf(children: ReactNode): string {
  const parts = [children].flat().filter((part) => typeof part === 'string');
  return parts.join('').replace(/\n$/, '');
}

/** A code block of a page. */
export default function CodeBlock({children, ...props}: Props): ReactNode {
  const {className, language = 'text', title, marked = '', start} = props;
  const {shown = '', file, withoutCopy = false} = props;
  const wordWrap = useWordWrap();
  const [isWhole, setWhole] = useState(false);
  const servedPart = useMemo(() => readPart(shown), [shown]);
  const published = textOf(children);
  const {code, kinds, part} = useShownCode({
    code: published,
    kinds: props.kinds ?? '',
    part: servedPart,
  });
  const isPublished = code === published;
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
  const facts = useMemo(
    () => ({kinds, part, file, isPublished, isCopied: !withoutCopy, isWhole, setWhole}),
    [kinds, part, file, isPublished, withoutCopy, isWhole],
  );
  return (
    <CodeBlockContextProvider metadata={metadata} wordWrap={wordWrap}>
      <CodeFactsContext value={facts}>
        <Layout />
      </CodeFactsContext>
    </CodeBlockContextProvider>
  );
}
