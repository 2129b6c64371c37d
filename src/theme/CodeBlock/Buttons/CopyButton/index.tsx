// Ejected. Changes: the button shows the outcome as text and announces it to screen readers. When the browser refuses
// access to the clipboard, it selects the code and says which keys to press. A partly shown program has two buttons.
import {useContext} from 'react';
import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {useCodeBlockContext} from '@docusaurus/theme-common/internal';
import Button from '@theme/CodeBlock/Buttons/Button';
import type {Props} from '@theme/CodeBlock/Buttons/CopyButton';
import IconCopy from '@theme/Icon/Copy';
import IconSuccess from '@theme/Icon/Success';
import clsx from 'clsx';
import {type CopyOutcome, useClipboard} from '@site/src/components/Clipboard/useClipboard';
import {CodeFactsContext} from '@site/src/plugins/samples/browser/CodeFacts';
import {cutLines} from '@site/src/plugins/samples/browser/readPart';
import styles from './styles.module.css';

function announcement(outcome: CopyOutcome): string {
  switch (outcome) {
    case 'copied':
      return translate({id: 'site.copy.copied', message: 'Copied'});
    case 'refused':
      return translate({
        id: 'site.copy.refused',
        message: 'Your browser blocked copying. The code is selected: press Ctrl+C or Command+C.',
      });
    case 'idle':
      return '';
  }
}

/** Selects the code of the code block around an element, so that the reader can copy it with the keyboard. */
function selectCode(button: Element): void {
  const code = button.closest('.theme-code-block')?.querySelector('pre code');
  if (code) {
    window.getSelection()?.selectAllChildren(code);
  }
}

/** The size applies when the style sheet is missing. */
const ICON = {'aria-hidden': true, width: 16, height: 16} as const;

type CopyTextProps = {
  readonly className: string;
  readonly text: string;
  /** The accessible name of the button, which starts with its visible text. */
  readonly name: string;
  readonly words: string;
  /** The visible text on phones, which have room for one word. */
  readonly word?: string;
};

function CopyText({className, text, name, words, word = words}: CopyTextProps): ReactNode {
  const {outcome, copy} = useClipboard();
  const copyOrSelect = async (button: Element): Promise<void> => {
    const isCopied = await copy(text);
    if (!isCopied) selectCode(button);
  };
  return (
    <>
      <Button
        className={clsx(className, styles.button)}
        aria-label={name}
        onClick={(event) => void copyOrSelect(event.currentTarget)}
      >
        {outcome === 'copied' ? <IconSuccess {...ICON} /> : <IconCopy {...ICON} />}
        {outcome === 'copied' ? (
          <span aria-hidden>{translate({id: 'site.copy.copied', message: 'Copied'})}</span>
        ) : (
          <span aria-hidden className={styles.words} data-word={word}>
            {words}
          </span>
        )}
      </Button>
      <span role="status" className={clsx(outcome === 'refused' ? styles.note : 'visuallyHidden')}>
        {announcement(outcome)}
      </span>
    </>
  );
}

/** Copies the code of its block. A partly shown program has one button for the shown lines and one for the file. */
export default function CopyButton({className = ''}: Props): ReactNode {
  const {
    metadata: {code},
  } = useCodeBlockContext();
  const {part} = useContext(CodeFactsContext);
  if (!part) {
    const words = translate({id: 'site.copy.copy', message: 'Copy'});
    const name = translate({id: 'site.copy.label', message: 'Copy code'});
    return <CopyText className={className} text={code} name={name} words={words} />;
  }
  const lines = translate({id: 'site.copy.lines', message: 'Copy lines'});
  const both = clsx(className, styles.oneOfTwo);
  const whole = translate({id: 'site.copy.whole', message: 'Copy program'});
  return (
    <>
      <CopyText
        className={both}
        text={cutLines(code, part)}
        name={lines}
        words={lines}
        word={translate({id: 'site.copy.linesShort', message: 'Lines'})}
      />
      <CopyText
        className={both}
        text={`${code}\n`}
        name={whole}
        words={whole}
        word={translate({id: 'site.copy.copy', message: 'Copy'})}
      />
    </>
  );
}
