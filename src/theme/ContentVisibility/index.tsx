// Wrapped. Adds: the page's tools on pages outside both docs areas, where no breadcrumbs stand.
import type {ReactNode} from 'react';
import ContentVisibility from '@theme-original/ContentVisibility';
import type {Props} from '@theme/ContentVisibility';
import PageTools from '@site/src/components/PageTools';

export default function ContentVisibilityWithTools(props: Props): ReactNode {
  const isPage = 'type' in props.metadata;
  return (
    <>
      <ContentVisibility {...props} />
      {isPage && <PageTools />}
    </>
  );
}
