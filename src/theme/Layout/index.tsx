// Wrapped. Adds: a context that tells components inside that the navbar and footer are already rendered.
import type {ReactNode} from 'react';
import Layout from '@theme-original/Layout';
import type {Props} from '@theme/Layout';
import {InLayout} from '@site/src/components/ErrorMessage/InLayout';

/** The layout around every page: navbar and footer. */
export default function SiteLayout(props: Props): ReactNode {
  return (
    <InLayout value>
      <Layout {...props} />
    </InLayout>
  );
}
