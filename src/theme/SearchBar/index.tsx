import SiteSearch from '@site/src/plugins/search/client';

export default SiteSearch;
