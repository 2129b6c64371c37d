import SiteSearch from '@site/src/plugins/search/browser';

/** Search over both sections. */
export default SiteSearch;
