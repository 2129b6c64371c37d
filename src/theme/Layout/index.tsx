// Wrapped. Adds: what stands inside knows that the bars are there already.
import type {ReactNode} from 'react';
import Layout from '@theme-original/Layout';
import type {Props} from '@theme/Layout';
import {InLayout} from '@site/src/components/Crash/InLayout';

/** The bars around every page. */
export default function SiteLayout(props: Props): ReactNode {
  return (
    <InLayout value>
      <Layout {...props} />
    </InLayout>
  );
}
