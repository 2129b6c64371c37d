import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';

export type ActionProps = {
  readonly href: string;
  readonly children: ReactNode;
};

/** One of the first steps. */
export function Action({href, children}: ActionProps): ReactNode {
  return (
    <Link className="button button--secondary" to={href}>
      {children}
    </Link>
  );
}
