// Fills the theme's empty slot. Adds: search over both sections.
import SiteSearch from '@site/src/plugins/search/browser';

export default SiteSearch;
