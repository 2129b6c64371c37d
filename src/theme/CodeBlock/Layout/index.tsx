// Ejected. Changes: a bar over the code names the file or the language and holds the buttons, so that no
// button covers code, and nothing moves when the buttons appear.
import type {ReactNode} from 'react';
import {useCodeBlockContext} from '@docusaurus/theme-common/internal';
import Buttons from '@theme/CodeBlock/Buttons';
import Container from '@theme/CodeBlock/Container';
import Content from '@theme/CodeBlock/Content';
import type {Props} from '@theme/CodeBlock/Layout';
import Title from '@theme/CodeBlock/Title';
import clsx from 'clsx';
import {languageName} from '@site/src/components/languageName';
import styles from './styles.module.css';

/** A code block: its bar, its lines. */
export default function CodeBlockLayout({className}: Props): ReactNode {
  const {metadata} = useCodeBlockContext();
  return (
    <Container as="div" className={clsx(className, metadata.className)}>
      <div className={styles.bar} data-search="skip">
        <span className={clsx(styles.label, Boolean(metadata.title) && styles.title)}>
          <Title>{metadata.title ?? languageName(metadata.language)}</Title>
        </span>
        <Buttons className={clsx(styles.buttons)} />
      </div>
      <Content />
    </Container>
  );
}
