import type {ReactNode} from 'react';
import PageHead from './PageHead';
import PageMenu from './PageMenu';

/** What every page offers beside its content: a menu, and the addresses of its copy and its picture. */
export default function PageTools(): ReactNode {
  return (
    <>
      <PageHead />
      <PageMenu />
    </>
  );
}
