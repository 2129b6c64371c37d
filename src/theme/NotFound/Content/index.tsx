import {type ReactNode, useEffect} from 'react';
import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import {PageMetadata} from '@docusaurus/theme-common';
import Translate, {translate} from '@docusaurus/Translate';
import useIsBrowser from '@docusaurus/useIsBrowser';
import Heading from '@theme/Heading';
import {openSearch} from '@site/src/plugins/search/client/openSearch';

/** The words of the last part of a path: what the reader probably looks for. Not hundreds of letters, though. */
function readWords(path: string): string {
  const last = path.split('/').filter(Boolean).at(-1) ?? '';
  return last
    .replace(/\.html?$/u, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .slice(0, 40);
}

/** The lighthouse of the home page at night, in the colors of the mock server's pictures. */
function NightLighthouse(): ReactNode {
  return (
    <svg className="night" viewBox="0 0 96 32" aria-hidden shapeRendering="crispEdges">
      <path fill="#0e1330" d="M0 0h96v32H0z" />
      <path fill="#1e2759" d="M8 4h10v2h2v8h-2v2H8v-2H6V6h2z" />
      <path fill="#e9e4cf" d="M10 6h6v2h2v4h-2v2h-6v-2H8V8h2z" />
      <path
        fill="#ffd98a"
        d="M30 7h1v1h-1zM42 3h1v1h-1zM52 11h1v1h-1zM86 5h1v1h-1zM91 13h1v1h-1z"
      />
      <path fill="#131a42" d="M0 24h96v8H0z" />
      <path fill="#3a4688" d="M6 26h12v1H6zM9 29h6v1H9z" />
      <path fill="#19214e" d="M70 8L24 4v10zM72 8l24-3v7z" />
      <path fill="#080b1d" d="M52 32v-3h6v-2h6v-2h14v2h6v2h6v3z" />
      <path fill="#5a6394" d="M68 11h6v14h-6z" />
      <path fill="#7a3550" d="M69 4h4v2h-4zM68 14h6v3h-6zM68 20h6v3h-6z" />
      <path fill="#080b1d" d="M67 10h8v1h-8zM70 23h2v2h-2z" />
      <path fill="#ffd98a" d="M69 6h4v4h-4z" />
    </svg>
  );
}

/** Shown for every path without a page. The server does not know the path, so the page names it once scripts run. */
export default function NotFoundContent(): ReactNode {
  const {pathname} = useLocation();
  const isBrowser = useIsBrowser();
  const words = readWords(pathname);
  const title = translate({id: 'site.notFound.title', message: 'Page not found'});
  useEffect(() => {
    // A tab from before a deployment does not know the pages of it: the server is asked once.
    const [opened] = performance.getEntriesByType('navigation');
    if (opened && new URL(opened.name).pathname !== location.pathname) location.reload();
  }, [pathname]);
  return (
    <main className="container" data-needs-scripts="">
      <PageMetadata title={title}>
        <meta name="robots" content="noindex" />
      </PageMetadata>
      <Heading as="h1">{title}</Heading>
      <p className="lead">
        <Translate
          id="site.notFound.path"
          values={{path: isBrowser ? <code>{pathname}</code> : 'this address'}}
        >
          {'There is no page at {path}.'}
        </Translate>
      </p>
      <p className="actions">
        {isBrowser && words !== '' && (
          <button
            type="button"
            className="button button--primary"
            aria-haspopup="dialog"
            onClick={() => openSearch(words)}
          >
            <Translate id="site.notFound.search" values={{words}}>
              {'Search for “{words}”'}
            </Translate>
          </button>
        )}
        <Link className="button" to="/docs/intro">
          <Translate id="site.notFound.tutorial">Tutorial</Translate>
        </Link>
        <Link className="button" to="/api/intro">
          <Translate id="site.notFound.api">API</Translate>
        </Link>
      </p>
      <NightLighthouse />
    </main>
  );
}
