type FrontMatter = {
  readonly toc_min_heading_level?: number | undefined;
  readonly toc_max_heading_level?: number | undefined;
};

type Levels = {minHeadingLevel?: number; maxHeadingLevel?: number};

/**
 * Returns which heading levels the table of contents of a page lists.
 *
 * @param frontMatter the front matter of the page
 * @returns the levels that the front matter sets; a level it does not set is absent, so that the site setting applies
 */
export function headingLevels(frontMatter: FrontMatter): Levels {
  const {toc_min_heading_level: min, toc_max_heading_level: max} = frontMatter;
  return {
    ...(min !== undefined && {minHeadingLevel: min}),
    ...(max !== undefined && {maxHeadingLevel: max}),
  };
}
