import type {Signature} from '../mdx';

/** A React component takes content, on separate lines or in one, and needs all of its attributes. */
function take(...attributes: readonly string[]): Signature {
  return {attributes, needsAll: true, hasContent: true, inline: true};
}

/** The React components that pages may use, which `src/theme/MDXComponents` provides. */
export const PAGE_COMPONENTS = {
  Action: take('href'),
  Actions: take(),
  Anchored: take('id', 'title'),
  Card: take('href', 'title'),
  Cards: take(),
  Hero: take(),
  PageHead: take(),
  PageTools: take(),
};

export type PageComponent = keyof typeof PAGE_COMPONENTS;
