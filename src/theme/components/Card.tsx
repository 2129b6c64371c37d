import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';

type CardProps = {
  readonly href: string;
  readonly title: string;
  /** The HTTP method, if the card links to an API operation. */
  readonly method?: unknown;
  readonly children?: ReactNode;
};

/** One card in `Cards`: the link, and a description of the linked page. */
export default function Card({href, title, method, children}: CardProps): ReactNode {
  return (
    <li className="card-link">
      <span>
        <Link to={href}>
          <strong>{title}</strong>
        </Link>{' '}
        {typeof method === 'string' && <b className={`method ${method.toLowerCase()}`}>{method}</b>}
      </span>
      <div>{children}</div>
    </li>
  );
}
