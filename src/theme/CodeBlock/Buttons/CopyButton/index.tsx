// Ejected. Changes: the button says in words what happened, tells it to screen readers, and when the browser
// refuses the clipboard it selects the code and says which keys to press.
import {useEffect, useRef, useState} from 'react';
import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {useCodeBlockContext} from '@docusaurus/theme-common/internal';
import Button from '@theme/CodeBlock/Buttons/Button';
import type {Props} from '@theme/CodeBlock/Buttons/CopyButton';
import IconCopy from '@theme/Icon/Copy';
import IconSuccess from '@theme/Icon/Success';
import clsx from 'clsx';
import styles from './styles.module.css';

type State = 'idle' | 'copied' | 'refused';

const SHOWN_FOR_MS: Readonly<Record<State, number>> = {idle: 0, copied: 2000, refused: 8000};

function announcement(state: State): string {
  switch (state) {
    case 'copied':
      return translate({id: 'site.copy.copied', message: 'Copied'});
    case 'refused':
      return translate({
        id: 'site.copy.refused',
        message: 'The browser refused to copy. The code is selected: press Ctrl+C or Command+C.',
      });
    case 'idle':
      return '';
  }
}

/** Selects what stands in the code block around an element, for people to copy it themselves. */
function selectCode(button: Element): void {
  const code = button.closest('.theme-code-block')?.querySelector('pre code');
  if (code) {
    window.getSelection()?.selectAllChildren(code);
  }
}

/** The size counts where the style sheet is missing. */
const ICON = {'aria-hidden': true, width: 16, height: 16} as const;

function useCopy(): {state: State; copy: (button: Element) => Promise<void>} {
  const {
    metadata: {code},
  } = useCodeBlockContext();
  const [state, setState] = useState<State>('idle');
  const timer = useRef<number | undefined>(undefined);
  useEffect(() => () => window.clearTimeout(timer.current), []);
  const show = (next: State): void => {
    window.clearTimeout(timer.current);
    setState(next);
    timer.current = window.setTimeout(() => setState('idle'), SHOWN_FOR_MS[next]);
  };
  const copy = async (button: Element): Promise<void> => {
    try {
      // Outside of secure contexts there is no clipboard at all: that throws too.
      await navigator.clipboard.writeText(code);
      show('copied');
    } catch {
      selectCode(button);
      show('refused');
    }
  };
  return {state, copy};
}

/** Puts the code of its block on the clipboard. */
export default function CopyButton({className}: Props): ReactNode {
  const {state, copy} = useCopy();
  return (
    <>
      <Button
        className={clsx(className, styles.button)}
        aria-label={translate({id: 'site.copy.label', message: 'Copy code'})}
        onClick={(event) => void copy(event.currentTarget)}
      >
        {state === 'copied' ? <IconSuccess {...ICON} /> : <IconCopy {...ICON} />}
        <span aria-hidden>
          {state === 'copied'
            ? translate({id: 'site.copy.copied', message: 'Copied'})
            : translate({id: 'site.copy.copy', message: 'Copy'})}
        </span>
      </Button>
      <span role="status" className={clsx(state === 'refused' ? styles.note : 'visuallyHidden')}>
        {announcement(state)}
      </span>
    </>
  );
}
