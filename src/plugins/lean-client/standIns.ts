/** A module that another one takes the place of. */
export type StandIn = {
  /** What is imported. */
  readonly request: RegExp;
  /** The folder of the importing module, when it matters. */
  readonly from?: RegExp;
  /** A file of ours. */
  readonly standIn: string;
  /** `npm start` needs the module. */
  readonly isForPublishing?: true;
};

const NOTHING = 'src/client/nothing.ts';
const NO_ELEMENT = 'src/client/NoElement.ts';
const REFUSED = 'src/client/RefusedItem.ts';

/** Parts of the theme that readers would load and no page of this site shows. */
export const STAND_INS: readonly StandIn[] = [
  // Pages are prerendered by what brings them to life: see preact.ts. The browser asks for nothing of it.
  {request: /^react-dom\/server$/, standIn: 'src/client/renderToStream.ts'},
  // Renders the next page before telling of it, which Preact does not do by itself.
  {
    request: /^\.\/ClientLifecyclesDispatcher$/,
    from: /@docusaurus[\\/]core[\\/]lib[\\/]client$/,
    standIn: 'src/client/FreshPage.tsx',
  },
  // Loads languages of the highlighter: code is highlighted at build time.
  {request: /@docusaurus[\\/]theme-classic[\\/]lib[\\/]prism-include-languages/, standIn: NOTHING},
  // Packages that the router and the head of pages ask in `npm start`, whose every line travels otherwise.
  {
    request: /^hoist-non-react-statics$/,
    standIn: 'src/client/refusedStatics.ts',
    isForPublishing: true,
  },
  {request: /^prop-types$/, standIn: 'src/client/passedTypes.ts', isForPublishing: true},
  {request: /^react-is$/, standIn: 'src/client/refusedType.ts', isForPublishing: true},
  // One of the helpers is used; the package brings all of them.
  {
    request: /^tslib$/,
    from: /@docusaurus[\\/]utils-common[\\/]lib$/,
    standIn: 'src/client/importHelpers.ts',
  },
  // Speaks to developers, by an inline script. The hardening has a sentence for readers in its place.
  {
    request: /^\.\/BaseUrlIssueBanner$/,
    from: /@docusaurus[\\/]core[\\/]lib[\\/]client$/,
    standIn: NO_ELEMENT,
  },
  // There is one version, no tags, and search that is not a service's.
  {request: /^@theme\/(?:DocVersionBanner|DocVersionBadge|TagsListInline)$/, standIn: NO_ELEMENT},
  {request: /^@theme\/SearchMetadata$/, standIn: NO_ELEMENT},
  // `colorMode.respectPrefersColorScheme` is off.
  {request: /^@theme\/Icon\/SystemColorMode$/, standIn: NO_ELEMENT},
  // `sidebar.hideable` is off.
  {
    request:
      /^@theme\/(?:DocSidebar\/Desktop\/CollapseButton|DocRoot\/Layout\/Sidebar\/ExpandButton)$/,
    standIn: NO_ELEMENT,
  },
  // src/site/navigation.ts uses none of these types. One that is used fails the build.
  {
    request: /^@theme\/NavbarItem\/(?:Html|Doc|DocsVersion|DocsVersionDropdown)NavbarItem$/,
    standIn: REFUSED,
  },
];
