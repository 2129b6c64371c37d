import type {ReactNode} from 'react';

/** Code that the theme itself shows. That of pages is drawn at build time (`src/plugins/samples`). */
export default function CodeBlock({children}: {readonly children?: ReactNode}): ReactNode {
  return (
    <pre>
      <code>{children}</code>
    </pre>
  );
}
