import type {ReactNode} from 'react';
import DocBreadcrumbs from '@theme-original/DocBreadcrumbs';
import PageTools from '@site/src/theme/components/PageTools';

/** The position of the page in its section, and what can be done with the page. */
export default function DocBreadcrumbsWithTools(): ReactNode {
  return (
    <PageTools>
      <DocBreadcrumbs />
    </PageTools>
  );
}
