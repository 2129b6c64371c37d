import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import useBrokenLinks from '@docusaurus/useBrokenLinks';

type Props = {
  readonly id: string;
  /** The title to use in search results, where the id is not descriptive enough. */
  readonly title?: string;
  readonly children: ReactNode;
};

/**
 * Text that has its own anchor: a field, an enum value, a form. Its link, as next to headings, appears when the reader
 * points at the text or moves the focus to it.
 */
export default function Anchored({id, title, children}: Props): ReactNode {
  useBrokenLinks().collectAnchor(id);
  const linkTitle = translate(
    {id: 'theme.common.headingLinkTitle', message: 'Direct link to {heading}'},
    {heading: title ?? id},
  );
  return (
    <span className="anchored" data-search-title={title} id={id}>
      {children}
      <Link className="hash-link" to={`#${id}`} aria-label={linkTitle} />
    </span>
  );
}
