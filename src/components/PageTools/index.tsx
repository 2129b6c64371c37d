import type {ReactNode} from 'react';
import PageHead from './PageHead';
import PageMenu from './PageMenu';

/** The tools of every page: a menu, and metadata with the URLs of its Markdown copy and social image. */
export default function PageTools(): ReactNode {
  return (
    <>
      <PageHead />
      <PageMenu />
    </>
  );
}
