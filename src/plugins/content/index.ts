export {attributes, blocks, code, escapeMdx, heading, table} from './build/mdx';
export {remarkTags, type Tag, type TagDefinition, type Tags} from './build/remarkTags';
