import {type ReactNode, useState} from 'react';
import {translate} from '@docusaurus/Translate';

export type Props = {
  readonly getText: () => Promise<string>;
  readonly children: ReactNode;
};

/** A button of a menu that copies a text and says whether that worked. */
export default function CopyButton({getText, children}: Props): ReactNode {
  const [said, say] = useState('');
  const copy = async (): Promise<void> => {
    say(''); // so that screen readers hear the same words again
    try {
      // Outside of secure contexts `navigator.clipboard` is undefined, so this throws too.
      await navigator.clipboard.writeText(await getText());
      say(translate({id: 'site.copy.copied', message: 'Copied'}));
    } catch {
      const message = 'Copying failed. Open the page as Markdown.';
      say(translate({id: 'site.copy.failed', message}));
    }
  };
  return (
    <>
      <button type="button" className="clean-btn dropdown__link" onClick={() => void copy()}>
        {children}
      </button>
      <span role="status">{said}</span>
    </>
  );
}
