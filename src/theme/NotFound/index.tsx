// Ejected. Changes: only that the content sets the title, because it is also shown for a missing page inside a
// section.
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
