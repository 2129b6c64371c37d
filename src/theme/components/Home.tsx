import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';

type ActionProps = {
  readonly href: string;
  readonly children: ReactNode;
};

/** One of the first steps. The space keeps it apart from the next one where there is no style, as in the copies. */
export function Action({href, children}: ActionProps): ReactNode {
  return (
    <>
      <Link className="button" to={href}>
        {children}
      </Link>{' '}
    </>
  );
}

type GoalCardProps = {
  readonly href: string;
  readonly title: string;
  /** A picture, then a sentence. */
  readonly children: ReactNode;
};

/** What a reader may want to do, with a picture, which styles put above the title. All of it is the link. */
export function GoalCard({href, title, children}: GoalCardProps): ReactNode {
  return (
    <article className="goal-card">
      <h2>
        <Link to={href}>{title}</Link>
      </h2>
      {children}
    </article>
  );
}
