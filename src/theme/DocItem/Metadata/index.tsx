// Wrapped. Adds: structured data about the article for search engines, besides the theme's breadcrumbs.
import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import DocItemMetadata from '@theme-original/DocItem/Metadata';
import {usePageAddress} from '@site/src/components/PageTools/usePageAddress';

export default function DocItemMetadataWithArticle(): ReactNode {
  const {metadata} = useDoc();
  const {siteConfig, i18n} = useDocusaurusContext();
  const {page, socialImage} = usePageAddress();
  const article = {
    '@context': 'https://schema.org',
    '@type': 'TechArticle',
    headline: metadata.title,
    description: metadata.description,
    image: socialImage,
    inLanguage: i18n.currentLocale,
    mainEntityOfPage: page,
    publisher: {'@type': 'Organization', name: siteConfig.title, url: siteConfig.url},
  };
  return (
    <>
      <DocItemMetadata />
      <Head>
        <meta content="article" property="og:type" />
        <script type="application/ld+json">{JSON.stringify(article)}</script>
      </Head>
    </>
  );
}
