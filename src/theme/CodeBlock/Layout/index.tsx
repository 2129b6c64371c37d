// Ejected. Changes: a bar above the code contains the file name and the buttons. Code without a name has no bar; its
// buttons are beside it. So no button covers code, and nothing moves when the buttons appear. A partly shown program
// opens in place, and a JavaScript program can run in the page.
import {useContext} from 'react';
import type {ReactNode} from 'react';
import {useCodeBlockContext} from '@docusaurus/theme-common/internal';
import Buttons from '@theme/CodeBlock/Buttons';
import Container from '@theme/CodeBlock/Container';
import Content from '@theme/CodeBlock/Content';
import type {Props} from '@theme/CodeBlock/Layout';
import Title from '@theme/CodeBlock/Title';
import clsx from 'clsx';
import WholeProgram from '@site/src/components/WholeProgram';
import RunHere from '@site/src/plugins/run-here/browser/RunHere';
import {CodeFactsContext} from '@site/src/plugins/samples/browser/CodeFacts';
import styles from './styles.module.css';

/** A code block: its bar and its lines. */
export default function CodeBlockLayout({className}: Props): ReactNode {
  const {metadata} = useCodeBlockContext();
  const {file, isPublished, part, isCopied} = useContext(CodeFactsContext);
  if (!metadata.title) {
    return (
      <Container as="div" className={clsx(className, metadata.className, styles.nameless)}>
        <Buttons className={clsx(styles.beside)} />
        <Content />
      </Container>
    );
  }
  const title = <Title>{metadata.title}</Title>;
  return (
    <Container as="div" className={clsx(className, metadata.className)}>
      <div className={clsx(styles.bar, !isCopied && styles.caption)} data-search="skip">
        <span className={clsx(styles.title)}>
          {/* oxlint-disable-next-line react/forbid-elements -- a static file, which is not a route */}
          {file === undefined ? title : <a href={file}>{title}</a>}
        </span>
        {isCopied && <Buttons className={clsx(styles.buttons)} />}
      </div>
      <Content />
      {part && <WholeProgram />}
      {isPublished && file?.endsWith('.mjs') && <RunHere file={file} />}
    </Container>
  );
}
