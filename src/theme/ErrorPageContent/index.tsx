// Ejected. Changes: an alert that takes the focus, and no raw error text, which does not help readers and is in the
// browser console anyway.
import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import type {Props} from '@theme/Error';
import ErrorMessage from '@site/src/components/ErrorMessage';
import ReportLink from '@site/src/components/ErrorMessage/ReportLink';

function reload(): void {
  window.location.reload();
}

/** Shown instead of a page that failed to render. */
export default function ErrorPageContent({tryAgain}: Props): ReactNode {
  return (
    <main>
      <ErrorMessage
        title={<Translate id="theme.ErrorPageContent.title">This page crashed.</Translate>}
        action={<Translate id="theme.ErrorPageContent.tryAgain">Try again</Translate>}
        onAction={tryAgain}
      >
        <p>
          <Translate id="site.crash.text">
            An error occurred on this page. The other pages work.
          </Translate>{' '}
          <ReportLink />
        </p>
        <p>
          <button type="button" className="button button--secondary" onClick={reload}>
            <Translate id="site.crash.reload">Reload the page</Translate>
          </button>
        </p>
      </ErrorMessage>
    </main>
  );
}
