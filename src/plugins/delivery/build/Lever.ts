import type {AllContent, DocusaurusConfig} from '@docusaurus/types';

/** The optimizations by the names of their options, in the order of README. */
export const LEVERS = [
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

export type LeverName = (typeof LEVERS)[number];

/** Each optimization, on or off. */
export type DeliveryOptions = Readonly<Record<LeverName, boolean>>;

/** A loader that changes what the bundler reads. */
export type LoaderRule = {
  readonly test: RegExp;
  /** A CommonJS file: the bundler loads it without a compiler in between. */
  readonly loader: string;
};

/** A module that a file of ours takes the place of. */
export type Replacement = {
  /** What is imported. */
  readonly request: RegExp;
  /** The folder of the importing module. */
  readonly from: RegExp;
  /** Our file. */
  readonly file: string;
};

/** Where a build stands while passes change its pages. */
export type BuildFolders = {
  /** The folder of the built site, absolute. */
  readonly outDir: string;
  /** What Docusaurus writes for the bundler, absolute. */
  readonly generatedDir: string;
  /** The built pages, below `outDir`. */
  readonly pages: readonly string[];
};

/** What Docusaurus has loaded when it configures the bundler. */
export type Loaded = {
  /** The settings, completed by Docusaurus and the theme. */
  readonly siteConfig: Pick<DocusaurusConfig, 'baseUrlIssueBanner' | 'themeConfig'>;
  /** The contents of all plugins. */
  readonly allContent: AllContent;
};

/** A change of every page. */
export type PagePass = {
  /** Takes a page and its file below the built site, and gives the page as it is to be. */
  readonly edit: (html: string, page: string) => string;
  /** What the pass did, for the terminal. */
  readonly summary: string;
};

/** What an optimization changes in the bundle for readers. The server's bundle stays as it is, where nothing else is said. */
export type BundleChanges = {
  readonly loaders?: readonly LoaderRule[];
  readonly replacements?: readonly Replacement[];
  /** Those that depend on what the site uses. */
  readonly omitted?: (loaded: Loaded) => readonly Replacement[];
  /** Packages of which nothing is left when nothing of them is used, although they do not say so. */
  readonly withoutSideEffects?: RegExp;
  /** Changes rules of the bundler where they stand, in the server's bundle too: both write names into the same page. */
  readonly editRules?: (rules: readonly unknown[]) => void;
  /** Whether what modules export gets the shortest names there are, in place of names that others cannot change. */
  readonly shortExports?: boolean;
  /** Modules that run in every page, absolute. */
  readonly clientModules?: readonly string[];
  /**
   * Looks for the trace of the changes in what was bundled: a module of Docusaurus that moved would be left as
   * it is without a word.
   *
   * @param scripts the text of the scripts that every page loads
   * @throws the error of `unknownForm` where there is none
   */
  readonly check?: (scripts: string) => void;
};
