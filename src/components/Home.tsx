import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import Badge from './Badge';

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

export type OperationLinkProps = {
  readonly href: string;
  /** The name of the operation, as in the title of its page. */
  readonly name: string;
  readonly method: string;
  readonly path: string;
};

/** One operation. In the HTML its name comes first, for screen readers and the Markdown copy. */
export function OperationLink({href, name, method, path}: OperationLinkProps): ReactNode {
  return (
    <Link to={href}>
      <span>{name}</span>
      <Badge>{method}</Badge>
      <code>{path}</code>
    </Link>
  );
}

export type OutcomeProps = {
  /** What the code above prints. */
  readonly first: string;
  /** The states that the next programs print, in order, separated by spaces. */
  readonly states?: string;
  /** What the last of these programs prints besides states. */
  readonly result?: string;
};

/** What the code beside it prints, and what the programs that follow it print. */
export function Outcome({first, states = '', result}: OutcomeProps): ReactNode {
  const passed = states.split(' ').filter(Boolean);
  return (
    <div className="outcome">
      <p className="outcome__name">
        <Translate id="site.outcome.name">Output</Translate>
      </p>
      <p>{first}</p>
      {(passed.length > 0 || result !== undefined) && (
        <p className="outcome__name">
          <Translate id="site.outcome.next">Output of the next programs</Translate>
        </p>
      )}
      {passed.length > 0 && (
        <ol className="plainList">
          {passed.map((state, index) => (
            <li key={index}>
              <Badge>{state}</Badge>
            </li>
          ))}
        </ol>
      )}
      {result !== undefined && <p>{result}</p>}
    </div>
  );
}
