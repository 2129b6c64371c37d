// Ejected. Changes: names the path, suggests the nearest pages, and leads to both areas and to search. For all
// that it asks for its scripts (src/plugins/hardening/lateScripts.ts).
import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useHistory} from '@docusaurus/router';
import {PageMetadata} from '@docusaurus/theme-common';
import Translate, {translate} from '@docusaurus/Translate';
import useIsBrowser from '@docusaurus/useIsBrowser';
import clsx from 'clsx';
import {nearestPages} from '@site/src/components/NotFound/nearestPages';
import {usePages} from '@site/src/components/NotFound/usePages';
import {openSearch} from '@site/src/components/SiteSearch/openSearch';
import styles from './styles.module.css';

/** What this path probably meant. The server does not know the path, so only the browser can tell. */
function Suggestions(): ReactNode {
  // Not `useLocation`: where the server sent this page, the router is told of its file (see theme/Root).
  const {pathname} = useHistory().location;
  const pages = nearestPages(pathname, usePages());
  return (
    <>
      <p>
        <Translate id="site.notFound.path" values={{path: <code>{pathname}</code>}}>
          {'There is no page at {path}.'}
        </Translate>
      </p>
      {pages.length > 0 && (
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
      )}
    </>
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
        <button type="button" className="button button--primary" onClick={openSearch}>
          <Translate id="site.notFound.search">Search</Translate>
        </button>
      )}
    </div>
  );
}

/** The page for every path that has none. */
export default function NotFoundContent(): ReactNode {
  const isBrowser = useIsBrowser();
  return (
    <main className={clsx(styles.page)} data-needs-scripts="">
      <PageMetadata title={translate({id: 'theme.NotFound.title', message: 'Page not found'})} />
      <h1>
        <Translate id="theme.NotFound.title">Page not found</Translate>
      </h1>
      {isBrowser ? (
        <Suggestions />
      ) : (
        <p>
          <Translate id="site.notFound.text">There is no page at this address.</Translate>
        </p>
      )}
      <WaysOn />
    </main>
  );
}
