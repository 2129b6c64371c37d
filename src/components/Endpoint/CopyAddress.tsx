import type {ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import {useClipboard} from '@site/src/components/Clipboard/useClipboard';
import {useStylesReady} from '@site/src/components/DeferredStyles/useStylesReady';
import IconCopy from '@theme/Icon/Copy';
import IconSuccess from '@theme/Icon/Success';
import clsx from 'clsx';
import styles from './styles.module.css';

/** The size applies when the style sheet is missing. */
const ICON = {'aria-hidden': true, width: 16, height: 16} as const;

export type Props = {
  readonly address: string;
};

/** A button that copies a URL and reports the outcome. Without JavaScript it is not rendered. */
export default function CopyAddress({address}: Props): ReactNode {
  const {outcome, copy} = useClipboard();
  const isReady = useStylesReady();
  return (
    <div className={styles.copy} data-markdown="skip">
      {isReady && (
        <button
          aria-label={translate({id: 'endpoint.copy.label', message: 'Copy address'})}
          className={clsx('clean-btn', styles.button)}
          onClick={() => void copy(address)}
          type="button"
        >
          {outcome === 'copied' ? <IconSuccess {...ICON} /> : <IconCopy {...ICON} />}
          <span aria-hidden className={styles.word}>
            {outcome === 'copied' ? (
              <Translate id="site.copy.copied">Copied</Translate>
            ) : (
              <Translate id="site.copy.copy">Copy</Translate>
            )}
          </span>
        </button>
      )}
      <span className={clsx(outcome === 'refused' ? styles.note : 'visuallyHidden')} role="status">
        {outcome === 'copied' && translate({id: 'site.copy.copied', message: 'Copied'})}
        {outcome === 'refused' && (
          <>
            {translate({
              id: 'endpoint.copy.refused',
              message: 'Your browser blocked copying. The address is:',
            })}{' '}
            {address}
          </>
        )}
      </span>
    </div>
  );
}
