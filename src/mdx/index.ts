export {
  findUnknown,
  listIds,
  remarkTags,
  renderParseErrors,
  type ExpansionOptions,
  type Reference,
  type TagDefinition,
  type Tags,
} from './expandComponents';
export {listAnchors, type Anchor} from './listAnchors';
export {attributes, blocks, code, escapeMdx, heading, table} from './markdown';
export {readAttribute, readComment, readHeadingId, readSource} from './nodes';
export {pageParser, parsePage, type Page} from './parsePage';
export {PAGE_FOLDERS, readPages} from './readPages';
export {toRoute} from './toRoute';
