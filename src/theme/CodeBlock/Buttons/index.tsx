// Ejected. Changes: only the place; the buttons stand in the bar of the block instead of over the code.
import type {ReactNode} from 'react';
import type {Props} from '@theme/CodeBlock/Buttons';
import CopyButton from '@theme/CodeBlock/Buttons/CopyButton';
import WordWrapButton from '@theme/CodeBlock/Buttons/WordWrapButton';
import clsx from 'clsx';
import {useStylesReady} from '@site/src/components/LateStyles/useStylesReady';
import styles from './styles.module.css';

/** The buttons of a code block; without scripts they would be dead, so the server leaves them out. */
export default function CodeBlockButtons({className}: Props): ReactNode {
  return (
    <div className={clsx(className, styles.buttons)}>
      {useStylesReady() && (
        <>
          <WordWrapButton className={clsx(styles.button)} />
          <CopyButton className={clsx(styles.button)} />
        </>
      )}
    </div>
  );
}
