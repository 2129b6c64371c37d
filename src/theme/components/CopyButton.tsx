import {type ReactNode, useState} from 'react';
import {translate} from '@docusaurus/Translate';
import {copyText} from './copyText';

type Props = {
  readonly getText: () => Promise<string>;
  readonly children: ReactNode;
};

/** A button of a menu that copies a string and reports whether that worked. */
export default function CopyButton({getText, children}: Props): ReactNode {
  const [result, setResult] = useState('');
  const copy = (): void => {
    setResult(''); // so that screen readers hear the same words again
    copyText(getText()).then(
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
        {children}
      </button>
      <span role="status">{result}</span>
    </>
  );
}
