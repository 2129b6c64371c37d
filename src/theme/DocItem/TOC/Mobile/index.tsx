// Ejected. Changes: a `details` element, which opens without JavaScript and is found by a search in the page.
import type {ReactNode} from 'react';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import ContentsMenu from '@site/src/components/ContentsMenu';
import {headingLevels} from '@site/src/components/ContentsMenu/headingLevels';

/** The table of contents on small screens. */
export default function DocItemTOCMobile(): ReactNode {
  const {toc, frontMatter} = useDoc();
  return <ContentsMenu toc={toc} {...headingLevels(frontMatter)} />;
}
