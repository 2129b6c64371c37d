import {memo} from 'react';
import type {ReactNode} from 'react';

type Props = {
  /** The lines as HTML, from `src/plugins/console/node/highlight.ts`. */
  readonly html: string;
} & Readonly<Record<`data-${string}`, string>> & {readonly hidden?: boolean};

/**
 * Code of a page. It is rendered once: when a page is rendered again, as after a move to another section, the lines that
 * scripts have shown, hidden or marked stay as they are.
 */
function Lines({html, ...attributes}: Props): ReactNode {
  return (
    <pre tabIndex={0} translate="no" {...attributes} dangerouslySetInnerHTML={{__html: html}} />
  );
}

export default memo(Lines);
