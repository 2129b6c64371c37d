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
  // One of the helpers is used; the package brings all of them.
  {
    request: /^tslib$/,
    from: /@docusaurus[\\/]utils-common[\\/]lib$/,
    standIn: 'src/plugins/delivery/browser/trimmed-modules/importHelpers.ts',
  },
  {
    request: /^\.\/docusaurus(?:\.js)?$/,
    from: /@docusaurus[\\/]core[\\/]lib[\\/]client$/,
    standIn: 'src/plugins/delivery/browser/fetch-ahead/prefetchLinks.ts',
  },
  {
    request: /^\.\/preload(?:\.js)?$/,
    from: /@docusaurus[\\/]core[\\/]lib[\\/]client$/,
    standIn: 'src/plugins/navigation/browser/preload.ts',
  },
];
