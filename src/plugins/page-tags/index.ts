export {
  buildDrawing,
  type Anchor,
  type DrawingPart,
  type DrawingRole,
  type DrawingView,
} from './build/buildDrawing';
export {
  buildCode,
  buildElement,
  buildHeading,
  buildInlineCode,
  buildLink,
  buildList,
  buildParagraph,
  buildStrong,
  buildTable,
  buildText,
  parsePhrase,
  type Phrase,
} from './build/buildNodes';
export {expandTags, type Tag, type TagDefinition} from './build/expandTags';
