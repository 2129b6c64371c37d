import {memo} from 'react';
import type {ReactNode} from 'react';

type Props = {
  /** The lines as HTML, from `src/plugins/console/node/highlight.ts`. */
  readonly html: string;
  /** The language, as in the info string of a Markdown fence: `bash`. */
  readonly language: string;
  /** What it is, where several stand together: `Python`, `403`. Readers see it where they cannot choose. */
  readonly name?: string;
  readonly className?: string;
} & Readonly<Record<`data-${string}`, string>>;

/**
 * Code of a page. It is rendered once: when a page is rendered again, as after a move to another section, the lines that
 * scripts have added, removed or marked stay as they are.
 *
 * Programs that turn pages into text find what they look for: `pre > code.language-x`, below its name. Reader views take
 * the element with the most commas for the text of the page: the inner box keeps those of code away from what is around.
 */
function Lines({html, language, name, className = '', ...attributes}: Props): ReactNode {
  return (
    <div className={`code ${className}`.trim()} {...attributes}>
      {name !== undefined && (
        <p className="code-name">
          <b>{name}</b>
        </p>
      )}
      <div>
        <pre tabIndex={0} translate="no">
          <code className={`language-${language}`} dangerouslySetInnerHTML={{__html: html}} />
        </pre>
      </div>
    </div>
  );
}

export default memo(Lines);
