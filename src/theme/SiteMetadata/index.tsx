// Ejected. Changes: a path without a page gets no canonical URL and is excluded from search engines;
// no alternates, because there is one language, and no tags for a search service that is not used.
import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import {useLocation} from '@docusaurus/router';
import {PageMetadata, useThemeConfig} from '@docusaurus/theme-common';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {applyTrailingSlash} from '@docusaurus/utils-common';
import {isRoute} from '@site/src/plugins/navigation/browser/isRoute';

/** Returns the canonical URL of a path. */
function useCanonicalUrl(pathname: string): string {
  const {url, baseUrl, trailingSlash} = useDocusaurusContext().siteConfig;
  return `${url}${applyTrailingSlash(pathname, {trailingSlash, baseUrl})}`;
}

/** The metadata of every page, before the page adds its own. */
export default function SiteMetadata(): ReactNode {
  const {pathname} = useLocation();
  const {image} = useThemeConfig();
  const address = useCanonicalUrl(pathname);
  return (
    <>
      {image && <PageMetadata image={image} />}
      <Head>
        <meta name="twitter:card" content="summary_large_image" />
        <meta name="color-scheme" content="light dark" />
        <meta property="og:locale" content="en" />
      </Head>
      {isRoute(pathname) ? (
        <Head>
          <meta property="og:url" content={address} />
          <link rel="canonical" href={address} />
        </Head>
      ) : (
        <Head>
          <meta name="robots" content="noindex" />
        </Head>
      )}
    </>
  );
}
