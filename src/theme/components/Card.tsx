import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Method from './Method';

type CardProps = {
  readonly href: string;
  readonly title: string;
  /** The HTTP method, if the card links to an API operation. */
  readonly method?: unknown;
  readonly children?: ReactNode;
};

/** One card: the link, and a description of the linked page. */
export default function Card({href, title, method, children}: CardProps): ReactNode {
  return (
    <div className="card-link">
      <span>
        <Link to={href}>
          <b>{title}</b>
        </Link>{' '}
        {typeof method === 'string' && <Method>{method}</Method>}
      </span>
      <div>{children}</div>
    </div>
  );
}
