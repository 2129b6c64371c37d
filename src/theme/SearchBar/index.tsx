import SiteSearch from '@site/src/plugins/search/client';

/** Search over both sections. */
export default SiteSearch;
