import {useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

/** The URLs of a page and of the files that are generated from it. */
type PageAddress = {
  /** The canonical URL of the page. */
  readonly page: string;
  /** Its Markdown copy: the path to fetch it from, and the full URL to share. */
  readonly copyPath: string;
  readonly copy: string;
  readonly socialImage: string;
};

/** Returns the URLs of the current page; `.html` or a slash at the end of the path makes no difference. */
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
