type FrontMatter = {
  readonly toc_min_heading_level?: number | undefined;
  readonly toc_max_heading_level?: number | undefined;
};

type Levels = {minHeadingLevel?: number; maxHeadingLevel?: number};

/**
 * Reads which headings the contents of a page list.
 *
 * @param frontMatter the front matter of the page
 * @returns the levels it names; one it leaves out is missing here, so that the site's own setting counts
 */
export function headingLevels(frontMatter: FrontMatter): Levels {
  const {toc_min_heading_level: min, toc_max_heading_level: max} = frontMatter;
  return {
    ...(min !== undefined && {minHeadingLevel: min}),
    ...(max !== undefined && {maxHeadingLevel: max}),
  };
}
