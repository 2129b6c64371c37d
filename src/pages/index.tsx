import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Layout from '@theme/Layout';

/** The front door of the site. */
export default function Home(): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  return (
    <Layout title={siteConfig.tagline} description={siteConfig.tagline}>
      <main>
        <h1>{siteConfig.tagline}</h1>
        <Link to="/docs/intro">Tutorial</Link> <Link to="/api/intro">API</Link>
      </main>
    </Layout>
  );
}
