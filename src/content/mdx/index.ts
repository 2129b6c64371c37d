export {
  expandPage,
  findUnknown,
  listIds,
  remarkComponents,
  type ExpansionOptions,
  type LocatedId,
  type ComponentDefinition,
  type Components,
} from './expandComponents';
export {attributes, blocks, code, dataAttributes, escapeMdx, heading, table} from './markdown';
export {readAttribute, readComment, readSource} from './nodes';
export {pageParser, parsePage, type Page} from './parsePage';
export {PAGE_FOLDERS, readPages, type Pages} from './readPages';
export {toRoute} from './toRoute';
