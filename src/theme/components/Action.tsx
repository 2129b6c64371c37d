import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';

type ActionProps = {
  readonly href: string;
  readonly children: ReactNode;
};

/** One of the first steps. The space keeps it apart from the next one where there is no style, as in the copies. */
export default function Action({href, children}: ActionProps): ReactNode {
  return (
    <>
      <Link className="button" to={href}>
        {children}
      </Link>{' '}
    </>
  );
}
