import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';

type Props = {readonly to: string};

/** A redirect that needs no scripts, with a link. */
export default function Redirect({to}: Props): ReactNode {
  const address = useBaseUrl(to);
  return (
    <main>
      <Head>
        <meta httpEquiv="refresh" content={`0; url=${address}`} />
        <meta name="robots" content="noindex" />
      </Head>
      <Link to={to}>
        <Translate id="site.redirect">The page is here.</Translate>
      </Link>
    </main>
  );
}
