import {type ReactNode, useEffect, useState} from 'react';
import {translate} from '@docusaurus/Translate';

/** How long a button shows the result, until its words come back. */
const SHOWN_MS = 4000;

/**
 * Copies a text once it is there. Browsers write only what is passed in the click handler, not after a pause for a request:
 * so they get a promise of the text.
 *
 * @throws when the text does not come, or the browser refuses, as outside of secure contexts
 */
async function copyText(text: Promise<string>): Promise<void> {
  const blob = text.then((content) => new Blob([content], {type: 'text/plain'}));
  await navigator.clipboard.write([new ClipboardItem({'text/plain': blob})]);
}

type Props = {
  readonly getText: () => Promise<string>;
  readonly children: ReactNode;
};

/** A button of a menu that copies a string and shows in place of its words whether that worked. */
export default function CopyButton({getText, children}: Props): ReactNode {
  const [result, setResult] = useState('');
  useEffect(() => {
    if (result === '') return undefined;
    const timer = setTimeout(() => setResult(''), SHOWN_MS);
    return () => clearTimeout(timer); // a newer result has its own time
  }, [result]);
  const copy = (): void => {
    setResult(''); // so that screen readers hear the same words again
    void copyText(getText()).then(
      () => setResult(translate({id: 'site.copy.copied', message: 'Copied'})),
      () => {
        const message = 'Copying failed. Open the page as Markdown.';
        setResult(translate({id: 'site.copy.failed', message}));
      },
    );
  };
  return (
    <>
      <button type="button" className="clean-btn dropdown__link" onClick={copy}>
        {result || children}
      </button>
      <span className="sr" role="status">
        {result}
      </span>
    </>
  );
}
