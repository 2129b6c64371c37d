import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import {PageMetadata} from '@docusaurus/theme-common';
import Translate, {translate} from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import Night from '@site/docs/_night.mdx';
import {openSearch} from '@site/src/plugins/search/client/openSearch';

/** Returns the words of the last part of a path, which the reader probably looks for, cut to a reasonable length. */
function readWords(path: string): string {
  const last = path.split('/').filter(Boolean).at(-1) ?? '';
  return last
    .replace(/\.html?$/u, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .slice(0, 40);
}

/** The page for unknown paths. It is built once, for all of them: the path is read at a click. */
export default function NotFoundContent(): ReactNode {
  const {pathname} = useLocation();
  const title = translate({id: 'site.notFound.title', message: 'Page not found'});
  return (
    <main className="container margin-vert--lg" id="content" tabIndex={-1}>
      <PageMetadata title={title}>
        <meta name="robots" content="noindex" />
      </PageMetadata>
      <Heading as="h1">{title}</Heading>
      <p className="lead">
        <Translate id="site.notFound.lead">
          It may have moved. Search finds it by its address.
        </Translate>
      </p>
      <p className="actions">
        <button
          type="button"
          className="button"
          aria-haspopup="dialog"
          onClick={() => openSearch(readWords(pathname))}
        >
          <Translate id="site.notFound.search">Search</Translate>
        </button>{' '}
        <Link className="button" to="/docs/intro">
          <Translate id="site.notFound.tutorial">Tutorial</Translate>
        </Link>{' '}
        <Link className="button" to="/api/intro">
          <Translate id="site.notFound.api">API</Translate>
        </Link>
      </p>
      <Night />
    </main>
  );
}
