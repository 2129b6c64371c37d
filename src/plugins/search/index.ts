export {siteSearch} from './build/siteSearch';
