import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import Translate from '@docusaurus/Translate';
import PageMenu from './PageMenu';
import styles from './styles.module.css';
import {usePageAddress} from './usePageAddress';

/** What every page offers beside its content: a menu, and the addresses of its copy and its picture. */
export default function PageTools(): ReactNode {
  const {copy, socialImage} = usePageAddress();
  return (
    <div className={styles.tools} data-markdown="skip" data-search="skip">
      <Head>
        <link href={copy} rel="alternate" type="text/markdown" />
        <meta content={socialImage} property="og:image" />
        <meta content="1200" property="og:image:width" />
        <meta content="630" property="og:image:height" />
        <meta content={socialImage} name="twitter:image" />
      </Head>
      {/* Programs that read the page's HTML learn here that there is a shorter way. */}
      <p aria-hidden="true" className={styles.pointer} data-nosnippet>
        <Translate id="pageTools.pointer" values={{copy}}>
          {'This page as Markdown: {copy}. All pages: /llms.txt.'}
        </Translate>
      </p>
      <PageMenu />
    </div>
  );
}
