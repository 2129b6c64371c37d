import {memo, type ReactNode} from 'react';
import {renderConsole, renderFence, type ConsoleContent} from './markup';

type ConsoleProps = {
  /** What it is, for screen readers: a file, or method and path. */
  readonly label: string;
  /** What it shows, as JSON. */
  readonly content: string;
} & Readonly<Record<`data-${string}`, string>>;

/**
 * A request or a program. React renders its content once: what scripts have chosen, ticked and shown stays when the page
 * is rendered again, as after a move to another section.
 */
export const Console = memo(function Console({label, content, ...data}: ConsoleProps): ReactNode {
  const parsed = JSON.parse(content) as ConsoleContent; // by `node/console.ts`
  return (
    <div
      className={parsed.picture === undefined ? 'console dark' : 'console dark demo'}
      role="group"
      aria-label={label}
      {...data}
      dangerouslySetInnerHTML={{__html: renderConsole(parsed)}}
    />
  );
});

type FenceProps = {
  readonly language: string;
  readonly html: string;
  /** The name that its writer gave it, as HTML; may be empty. */
  readonly name: string;
};

export const Fence = memo(function Fence({name, ...block}: FenceProps): ReactNode {
  return (
    <div
      className="console fence dark"
      dangerouslySetInnerHTML={{__html: renderFence(name, block)}}
    />
  );
});
