import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import Translate from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {copyPath} from '../../../deploy/edge/negotiation';
import CopyButton from './CopyButton';
import Menu from './Menu';

const useCopyPath = (): string => copyPath(useLocation().pathname.replace(/\.html$/u, ''));

async function readFile(path: string): Promise<string> {
  const response = await fetch(path);
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  return response.text();
}

/**
 * Marks where the content starts, for `SkipToContent`, and points programs that read the page to its shorter Markdown copy.
 * The line is inert, not `aria-hidden`: it is hidden from people either way, but readers' converters drop what is
 * `aria-hidden`.
 */
export function PageHead(): ReactNode {
  const {url: site, baseUrl} = useDocusaurusContext().siteConfig;
  const copy = site + useCopyPath();
  const list = `${baseUrl}llms.txt`; // each language has its own
  return (
    <>
      <Head>
        <link href={copy} rel="alternate" type="text/markdown" />
        <link href={site + list} rel="describedby" type="text/plain" />
      </Head>
      <span className="sr" id="content" tabIndex={-1} />
      <p className="sr" data-markdown="skip" data-nosnippet inert>
        <Translate id="pageTools.pointer" values={{copy, list}}>
          {'This page as Markdown: {copy}. All pages: {list}.'}
        </Translate>
      </p>
    </>
  );
}

function PageMenu(): ReactNode {
  const path = useCopyPath();
  return (
    <Menu title={<Translate id="pageTools.title">Copy page</Translate>}>
      <ul className="dropdown__menu">
        <li>
          <CopyButton getText={async () => readFile(path)}>
            <Translate id="pageTools.copy">Copy page as Markdown</Translate>
          </CopyButton>
        </li>
        <li>
          <CopyButton getText={async () => readFile('/agents.md')}>
            <Translate id="pageTools.rules">Copy rules for AGENTS.md</Translate>
          </CopyButton>
        </li>
        <li>
          <Link autoAddBaseUrl={false} className="dropdown__link" href={`pathname://${path}`}>
            <Translate id="pageTools.view">View as Markdown</Translate>
          </Link>
        </li>
      </ul>
    </Menu>
  );
}

/** The line above a title: where the page is, what can be done with it, and where its Markdown copy is. */
export default function PageTools({children}: {readonly children?: ReactNode}): ReactNode {
  return (
    <div className="page-head">
      {children}
      <PageHead />
      <PageMenu />
    </div>
  );
}
