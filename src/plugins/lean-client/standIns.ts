/** A module that another one takes the place of. */
export type StandIn = {
  /** What is imported. */
  readonly request: RegExp;
  /** The folder of the importing module, when it matters. */
  readonly from?: RegExp;
  /** A file of ours. */
  readonly standIn: string;
};

/** Parts of the theme that readers would load and no page of this site shows. */
export const STAND_INS: readonly StandIn[] = [
  // Loads languages of the highlighter: code is highlighted at build time.
  {request: /@docusaurus[\\/]theme-classic[\\/]lib[\\/]prism-include-languages/, standIn: 'src/client/nothing.ts'},
  // One of the helpers is used; the package brings all of them.
  {
    request: /^tslib$/,
    from: /@docusaurus[\\/]utils-common[\\/]lib$/,
    standIn: 'src/client/importHelpers.ts',
  },
];
