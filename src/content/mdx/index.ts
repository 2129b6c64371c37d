export * from './componentAttributes';
export {expandPage, remarkComponents, type Components} from './expandComponents';
export * from './markdown';
export {isElement, readAttribute} from './nodes';
export {parsePage, type Page} from './parsePage';
export {PAGE_FOLDERS, readPages} from './readPages';
export {rehypeTables} from './rehypeTables';
export {toRoute} from './toRoute';
