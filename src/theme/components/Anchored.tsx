import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import useBrokenLinks from '@docusaurus/useBrokenLinks';

/** The link to an anchor, as next to headings: seen when the reader points at the anchored text or reaches it by key. */
function HashLink({id}: {readonly id: string}): ReactNode {
  const name = translate(
    {id: 'theme.common.headingLinkTitle', message: 'Direct link to {heading}'},
    {heading: id},
  );
  return <Link className="hash-link" to={`#${id}`} aria-label={name} />;
}

type Props = {
  readonly id: string;
  /** The title to use in search results, where the id is not descriptive enough. */
  readonly title?: string;
  readonly children: ReactNode;
};

/** Text that has its own anchor: a field, an enum value, a form. */
export default function Anchored({id, title, children}: Props): ReactNode {
  useBrokenLinks().collectAnchor(id);
  return (
    <span className="anchored" data-search-title={title} id={id}>
      {children}
      <HashLink id={id} />
    </span>
  );
}
