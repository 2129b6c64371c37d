// Ejected. Changes: the position. The buttons are in the title bar of the block, or beside code that has no bar,
// instead of over the code.
import {useContext} from 'react';
import type {ReactNode} from 'react';
import {useCodeBlockContext} from '@docusaurus/theme-common/internal';
import type {Props} from '@theme/CodeBlock/Buttons';
import CopyButton from '@theme/CodeBlock/Buttons/CopyButton';
import WordWrapButton from '@theme/CodeBlock/Buttons/WordWrapButton';
import clsx from 'clsx';
import {useStylesReady} from '@site/src/components/DeferredStyles/useStylesReady';
import {CodeFactsContext} from '@site/src/plugins/samples/browser/CodeFacts';
import styles from './styles.module.css';

/** The buttons of a code block. They do not work without JavaScript, so the server does not render them. */
export default function CodeBlockButtons({className}: Props): ReactNode {
  const {part} = useContext(CodeFactsContext);
  const {metadata} = useCodeBlockContext();
  const isReady = useStylesReady();
  const room = metadata.title ? (part ? styles.two : styles.one) : styles.small;
  return (
    <div className={clsx(className, styles.buttons, room)}>
      {isReady && (
        <>
          <WordWrapButton className={clsx(styles.button, styles.wrap)} />
          <CopyButton className={clsx(styles.button)} />
        </>
      )}
    </div>
  );
}
