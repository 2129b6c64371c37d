import {useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

/** Where this page and what is made from it can be found. */
type PageAddress = {
  /** The page's canonical address. */
  readonly page: string;
  /** Its Markdown copy: the path to fetch it from, and the whole address to hand on. */
  readonly copyPath: string;
  readonly copy: string;
  readonly socialImage: string;
};

/** Gives the addresses of the page that is shown, whichever way its address was typed. */
export function usePageAddress(): PageAddress {
  const {siteConfig} = useDocusaurusContext();
  const {pathname} = useLocation();
  const path = pathname.replace(/(?:\.html|\/)$/u, '');
  const name = path === '' ? '/index' : path;
  return {
    page: `${siteConfig.url}${path === '' ? '/' : path}`,
    copyPath: `${name}.md`,
    copy: `${siteConfig.url}${name}.md`,
    socialImage: `${siteConfig.url}/img/social${name}.png`,
  };
}
