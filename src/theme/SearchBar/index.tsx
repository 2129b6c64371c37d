// Fills the theme's empty slot. Adds: search over both areas.
import SiteSearch from '@site/src/components/SiteSearch';

export default SiteSearch;
