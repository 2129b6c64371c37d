export {default} from '@site/src/plugins/search/client';
