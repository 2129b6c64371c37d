import type {Signature} from '../mdx';

/** What a React component takes: content, on separate lines or in one, and all of its attributes. */
const take = <Names extends readonly string[]>(...attributes: Names) =>
  ({attributes, needsAll: true, hasContent: true, inline: true}) satisfies Signature;

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
} as const;

export type PageComponent = keyof typeof PAGE_COMPONENTS;
