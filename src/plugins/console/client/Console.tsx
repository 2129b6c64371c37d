import {memo, type ReactNode} from 'react';
import type {Language} from '../../../contract/requests/languages';
import {renderConsole, renderFence, type ConsoleContent} from './markup';

type ConsoleProps = {
  /** What it is, for screen readers: a file, or method and path. */
  readonly label: string;
  /** `answers` of `ConsoleContent` as JSON. */
  readonly answers: string;
} & Pick<ConsoleContent, 'name' | 'picture'> &
  Readonly<Record<Language, string>> &
  Readonly<Record<`data-${string}`, string>>;

/**
 * A request or a program. React renders it once, and never looks inside: when a page is rendered again, as after a move to
 * another section, what scripts have chosen, ticked and shown stays as it is.
 */
export const Console = memo(function Console(props: ConsoleProps): ReactNode {
  const {label, name, curl, python, javascript, answers, picture, ...data} = props;
  const html = renderConsole({
    name,
    code: {curl, python, javascript},
    answers: JSON.parse(answers) as ConsoleContent['answers'], // as `node/console.ts` has written it
    picture,
    runs: data['data-program'] === undefined ? 'request' : 'program',
  });
  return (
    <div
      className={picture === undefined ? 'console dark' : 'console dark demo'}
      role="group"
      aria-label={label}
      {...data}
      dangerouslySetInnerHTML={{__html: html}}
    />
  );
});

type FenceProps = {
  readonly language: string;
  /** Its lines as HTML. */
  readonly html: string;
  /** The name that its writer gave it, as HTML; may be empty. */
  readonly name: string;
};

/** A code block of a page. */
export const Fence = memo(function Fence({name, ...box}: FenceProps): ReactNode {
  return (
    <div
      className="console fence dark"
      dangerouslySetInnerHTML={{__html: renderFence(name, box)}}
    />
  );
});
