/** An edit of an input of the site. */
type Edit = {
  readonly what: string;
  readonly file: string;
  readonly before: string;
  readonly after: string;
  /** A text that pages show only before the edit, if the edit removes one. */
  readonly old?: string;
  /** A text that pages show after the edit. */
  readonly fresh: string;
};

/** Edits of files that `npm start` reloads automatically. */
export const LIVE_EDITS: readonly Edit[] = [
  {
    what: 'the contract',
    file: 'contract/openapi.yaml',
    // An example, because any other text of the contract has to be compared with its sources first.
    before: 'Draws posters from a prompt',
    after: 'Makes edited images from text',
    fresh: 'Makes edited images from text',
  },
  {
    what: 'a sample',
    file: 'samples/curl/create-app.sh',
    before: '\nset -eu',
    after: '\n# a line of an edited sample\nset -eu',
    fresh: 'a line of an edited sample',
  },
];

/** One edit of each kind of input. */
export const EDITS: readonly Edit[] = [
  ...LIVE_EDITS,
  {
    what: 'a plugin',
    file: 'src/plugins/navigation/build/related-pages/remarkRelatedPages.ts',
    before: "buildText('Related pages')",
    after: "buildText('Edited related pages')",
    fresh: 'Edited related pages',
  },
  {
    what: 'an option',
    file: 'src/site/brand.ts',
    before: 'Copyright © 2025 RunGen.AI',
    after: 'Copyright © 2025 the edited RunGen.AI',
    old: 'Copyright © 2025 RunGen.AI',
    fresh: 'Copyright © 2025 the edited RunGen.AI',
  },
];
