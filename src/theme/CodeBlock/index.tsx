import type {ReactNode} from 'react';

/** Code that the theme itself shows. That of pages is rendered at build time (`src/plugins/console`). */
export default function CodeBlock({children}: {readonly children?: ReactNode}): ReactNode {
  return (
    <pre>
      <code>{children}</code>
    </pre>
  );
}
