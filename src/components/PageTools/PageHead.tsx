import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import Translate from '@docusaurus/Translate';
import styles from './styles.module.css';
import {usePageAddress} from './usePageAddress';

/** Metadata for programs: the URLs of the page's Markdown copy and social image. */
export default function PageHead(): ReactNode {
  const {copy, socialImage} = usePageAddress();
  return (
    <>
      <Head>
        <link href={copy} rel="alternate" type="text/markdown" />
        <meta content={socialImage} property="og:image" />
        <meta content="1200" property="og:image:width" />
        <meta content="630" property="og:image:height" />
        <meta content={socialImage} name="twitter:image" />
      </Head>
      {/* Points programs that read the HTML of the page to its shorter Markdown copy. */}
      <p
        aria-hidden="true"
        className={styles.pointer}
        data-markdown="skip"
        data-nosnippet
        data-search="skip"
      >
        <Translate id="pageTools.pointer" values={{copy}}>
          {'This page as Markdown: {copy}. All pages: /llms.txt.'}
        </Translate>
      </p>
    </>
  );
}
