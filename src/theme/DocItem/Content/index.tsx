// Ejected. Changes: on small screens the table of contents is below the title, so that the title comes first.
import type {ReactNode} from 'react';
import {ThemeClassNames} from '@docusaurus/theme-common';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import type {Props} from '@theme/DocItem/Content';
import DocItemTOCMobile from '@theme/DocItem/TOC/Mobile';
import Heading from '@theme/Heading';
import MDXContent from '@theme/MDXContent';
import clsx from 'clsx';

/** The title of a documentation page, from its front matter, its table of contents, and its text. */
export default function DocItemContent({children}: Props): ReactNode {
  const {frontMatter, metadata, toc} = useDoc();
  const hasContents = frontMatter.hide_table_of_contents !== true && toc.length > 0;
  return (
    <div className={clsx(ThemeClassNames.docs.docMarkdown, 'markdown')}>
      <header>
        <Heading as="h1">{metadata.title}</Heading>
      </header>
      {hasContents && <DocItemTOCMobile />}
      <MDXContent>{children}</MDXContent>
    </div>
  );
}
