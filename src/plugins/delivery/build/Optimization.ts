import type {AllContent, DocusaurusConfig} from '@docusaurus/types';

/** The optimizations by the names of their options, in the order of the README. */
export const OPTIMIZATIONS = [
  'heldScripts',
  'pageStyles',
  'routeManifests',
  'trimmedModules',
  'omittedParts',
  'shortNames',
  'prefetchedLinks',
  'resilientLoading',
  'compressedFiles',
] as const;

export type OptimizationName = (typeof OPTIMIZATIONS)[number];

/** Optimizations that depend on another one. */
export const NEEDS: Readonly<Partial<Record<OptimizationName, OptimizationName>>> = {
  routeManifests: 'resilientLoading',
};

/** Whether each optimization is on. */
export type DeliveryOptions = Readonly<Record<OptimizationName, boolean>>;

/** A loader that changes what the bundler reads. */
export type LoaderRule = {
  readonly test: RegExp;
  /** A CommonJS file: the bundler loads it without compiling it. */
  readonly loader: string;
};

/** A module that one of our files replaces. */
export type Replacement = {
  /** What is imported. */
  readonly request: RegExp;
  /** The folder of the importing module. */
  readonly from: RegExp;
  /** Our file. */
  readonly file: string;
};

/** The folders of a build while passes change its pages. */
export type BuildFolders = {
  /** The folder of the built site, absolute. */
  readonly outDir: string;
  /** The folder of the files that Docusaurus generates for the bundler, absolute. */
  readonly generatedDir: string;
  /** The files of the built pages, relative to `outDir`. */
  readonly pages: readonly string[];
};

/** What Docusaurus has loaded when it configures the bundler. */
export type Loaded = {
  /** The configuration, completed by Docusaurus and the theme. */
  readonly siteConfig: Pick<DocusaurusConfig, 'baseUrlIssueBanner' | 'themeConfig'>;
  /** The contents of all plugins. */
  readonly allContent: AllContent;
};

/** A change to every page. */
export type PagePass = {
  /** Takes a page and the path of its file relative to the built site, and returns the changed page. */
  readonly edit: (html: string, page: string) => string;
  /** What the pass did, for the terminal. */
  readonly summary: string;
};

/** What an optimization changes in the client bundle. The server bundle stays unchanged unless stated otherwise. */
export type BundleChanges = {
  readonly loaders?: readonly LoaderRule[];
  readonly replacements?: readonly Replacement[];
  /** Replacements that depend on what the site uses. */
  readonly omitted?: (loaded: Loaded) => readonly Replacement[];
  /** Packages that can be dropped if nothing of them is used, although they do not declare that. */
  readonly withoutSideEffects?: RegExp;
  /** Changes bundler rules in place, for the server bundle too: both bundles write names into the same page. */
  readonly editRules?: (rules: readonly unknown[]) => void;
  /** Whether exports get the shortest possible names, instead of names that do not depend on other exports. */
  readonly shortExports?: boolean;
  /** Modules that run on every page, absolute. */
  readonly clientModules?: readonly string[];
  /** What shows that the changes took effect: if a module of Docusaurus had moved, it would silently stay unchanged. */
  readonly traces?: readonly Trace[];
};

/** A piece of code in the scripts that every page loads, which shows whether an optimization takes effect. */
export type Trace = {
  /** The code, as the minifier writes it. */
  readonly code: string;
  /** Whether the optimization adds the code, or removes it. */
  readonly isAdded: boolean;
  /** What is wrong when the trace shows that the optimization does not take effect. */
  readonly what: string;
  /** The file to change then, below src/plugins/delivery. */
  readonly file: string;
};
