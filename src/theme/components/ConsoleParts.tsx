import type {ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';

/** The button that copies the code that is shown, and what it says then (`copyCode`), before React too. */
export function ConsoleCopy(): ReactNode {
  return (
    <>
      <button
        type="button"
        className="console-copy"
        aria-label={translate({id: 'console.copy', message: 'Copy'})}
        data-action="copy"
      />{' '}
      <span
        className="console-said"
        role="status"
        data-copied={translate({id: 'console.copied', message: 'Copied'})}
        data-refused={translate({
          id: 'console.refused',
          message: 'Your browser did not copy. The code is selected: press Ctrl+C or Command+C.',
        })}
        dangerouslySetInnerHTML={{__html: ''}} // so that React leaves what was said before
      />
    </>
  );
}

type ChoiceProps = {
  readonly of: 'language' | 'answer';
  /** The buttons, of which one is chosen. */
  readonly children: ReactNode;
};

/** A group of buttons of which one is chosen. */
export function ConsoleChoice({of, children}: ChoiceProps): ReactNode {
  const label =
    of === 'language'
      ? translate({id: 'console.language', message: 'Language'})
      : translate({id: 'console.answers', message: 'Example answer'});
  return (
    <span className="console-choice" role="radiogroup" aria-label={label}>
      {children}
    </span>
  );
}

/** Where the answer comes from: an example, until the reader has run something. */
export function ConsoleSource(): ReactNode {
  return (
    <>
      <b>
        <Translate id="console.answer">Answer</Translate>
      </b>{' '}
      <span className="console-source">
        <Translate id="console.example">example</Translate>
      </span>
    </>
  );
}

type FooterProps = {
  readonly runs: 'request' | 'program';
};

/** Run, where it runs, what it says, and what else can be done. Without scripts, it is not shown. */
export function ConsoleFooter({runs}: FooterProps): ReactNode {
  return (
    <div className="console-footer" data-markdown="skip">
      <button type="button" className="console-run" data-action="run">
        <span className="sign" aria-hidden="true">
          <i />
          <i />
          <i />
          <i />
          <i />
        </span>
        <Translate id="console.run">Run</Translate>
      </button>
      <span className="console-where">
        {runs === 'program' ? (
          <Translate id="console.where.program">
            Runs the JavaScript form, in your browser
          </Translate>
        ) : (
          <Translate id="console.where.request">In your browser, on a mock server</Translate>
        )}
      </span>
      <span
        className="console-status"
        role="status"
        data-early={translate({id: 'run.running', message: 'Running'})}
      />
      <button type="button" className="console-button console-stop" data-action="stop">
        <Translate id="console.stop">Stop</Translate>
      </button>
      <button type="button" className="console-button" data-action="faults" aria-expanded="false">
        <Translate id="run.failures">Failures</Translate>
      </button>
    </div>
  );
}
