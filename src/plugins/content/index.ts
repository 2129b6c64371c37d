export {attributes, blocks, code, escapeMdx, heading, table} from './build/mdx';
export {
  remarkTags,
  type PageFacts,
  type Tag,
  type TagDefinition,
  type TagOptions,
  type Tags,
} from './build/remarkTags';
