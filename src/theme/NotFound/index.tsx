// Ejected. Changes: only that the title is set by the content, which also stands in for a missing page
// inside of a section.
import type {ReactNode} from 'react';
import Layout from '@theme/Layout';
import NotFoundContent from '@theme/NotFound/Content';

/** The route for every path that matches no other. */
export default function NotFound(): ReactNode {
  return (
    <Layout>
      <NotFoundContent />
    </Layout>
  );
}
