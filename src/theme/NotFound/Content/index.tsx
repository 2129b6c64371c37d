// Ejected. Changes: shows the path, links to both sections and to search, and suggests the nearest pages. All of that
// needs scripts, so `data-needs-scripts` makes src/plugins/delivery/browser/inline start them at once. A page whose
// route could not be loaded is not reported as missing.
import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import {PageMetadata} from '@docusaurus/theme-common';
import Translate, {translate} from '@docusaurus/Translate';
import useIsBrowser from '@docusaurus/useIsBrowser';
import clsx from 'clsx';
import {nearestPages} from '@site/src/components/NotFound/nearestPages';
import {usePages} from '@site/src/components/NotFound/usePages';
import {openSearch} from '@site/src/plugins/search/browser/openSearch';
import styles from './styles.module.css';

/** A file name, which is not translated. */
const LIST = 'llms.txt';

/** Returns the requested path. */
function useAskedPath(): string {
  return useLocation().pathname;
}

/** The missing path. The page is prerendered without it, so only the browser can show it. */
function Missing(): ReactNode {
  const path = useAskedPath();
  return (
    <p>
      <Translate id="site.notFound.path" values={{path: <code>{path}</code>}}>
        {'There is no page at {path}.'}
      </Translate>
    </p>
  );
}

/** The pages that the path probably refers to. Last on the page: they load later, and then nothing may move. */
function Suggestions(): ReactNode {
  const pages = nearestPages(useAskedPath(), usePages());
  return (
    pages.length > 0 && (
      <>
        <h2>
          <Translate id="site.notFound.nearest">Did you mean one of these?</Translate>
        </h2>
        <ul className={clsx(styles.pages)}>
          {pages.map(({href, label}) => (
            <li key={href}>
              <Link to={href}>{label}</Link>
              <code>{href}</code>
            </li>
          ))}
        </ul>
      </>
    )
  );
}

function WaysOn(): ReactNode {
  const isBrowser = useIsBrowser();
  return (
    <div className={clsx(styles.ways)}>
      <Link className="button button--secondary" to="/docs/intro">
        <Translate id="site.notFound.tutorial">Tutorial</Translate>
      </Link>
      <Link className="button button--secondary" to="/api/intro">
        <Translate id="site.notFound.api">API</Translate>
      </Link>
      {isBrowser && (
        <button type="button" className="button button--primary" onClick={() => openSearch()}>
          <Translate id="site.notFound.search">Search</Translate>
        </button>
      )}
    </div>
  );
}

/** Shown for every path without a page. */
export default function NotFoundContent(): ReactNode {
  const isBrowser = useIsBrowser();
  return (
    <main className={clsx(styles.page)} data-needs-scripts="">
      <PageMetadata title={translate({id: 'theme.NotFound.title', message: 'Page not found'})} />
      <h1>
        <Translate id="theme.NotFound.title">Page not found</Translate>
      </h1>
      {isBrowser ? (
        <Missing />
      ) : (
        <p>
          <Translate id="site.notFound.text">There is no page at this address.</Translate>
        </p>
      )}
      <WaysOn />
      <p>
        <Translate
          id="site.notFound.list"
          values={{list: <Link to="pathname:///llms.txt">{LIST}</Link>}}
        >
          {'{list} lists every page and its Markdown copy.'}
        </Translate>
      </p>
      {isBrowser && <Suggestions />}
    </main>
  );
}
