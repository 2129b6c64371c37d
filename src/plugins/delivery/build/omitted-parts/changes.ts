import path from 'node:path';
import type {BundleChanges, Loaded, Replacement} from '../Optimization';
import unknownForm from '../unknownForm.cjs';
import {readSite} from './readSite';
import {THEME_PARTS} from './themeParts';

const browser = (file: string): string => path.join(__dirname, '../../browser/omitted-parts', file);

const NOTHING = browser('nothing.ts');

/** Without this check, a module that has moved would silently be loaded again. */
function checkPlace(module: string, listedIn: string): void {
  try {
    require.resolve(module);
  } catch {
    const file = `build/omitted-parts/${listedIn}`;
    throw unknownForm('omittedParts', file, `there is no ${module} to leave out`);
  }
}

/**
 * Omits a part of the theme where the other parts import it. A page that imports it itself still gets it.
 *
 * @param name the part, below `@theme`
 * @throws the error of `unknownForm` if the theme has no such part
 */
export function omitThemePart(name: string): Replacement {
  checkPlace(`@docusaurus/theme-classic/lib/theme/${name}`, 'themeParts.ts');
  return {request: new RegExp(`^@theme/${name}$`), from: /[\\/]theme[\\/]/, file: NOTHING};
}

/** The core shows on the home page that the base URL is wrong, if the site enables that. */
function omitBanner(): Replacement {
  checkPlace('@docusaurus/core/lib/client/BaseUrlIssueBanner', 'changes.ts');
  const from = /@docusaurus[\\/]core[\\/]lib[\\/]client$/;
  return {request: /^\.\/BaseUrlIssueBanner$/, from, file: NOTHING};
}

/** The router also bundles histories in memory and behind a "#". Pages of a built site have paths. */
const OTHER_HISTORIES: Replacement = {
  request: /^history$/,
  from: /react-router(?:-dom)?[\\/]esm$/,
  file: browser('browserHistory.ts'),
};

const PROP_TYPES: Replacement = {
  request: /^prop-types$/,
  from: /node_modules/,
  file: browser('noPropTypes.ts'),
};

function listOmitted(loaded: Loaded): Replacement[] {
  const site = readSite(loaded);
  const unused = Object.entries(THEME_PARTS).filter(([, isUsed]) => !isUsed(site));
  return [
    ...unused.map(([name]) => omitThemePart(name)),
    ...(site.baseUrlIssueBanner ? [] : [omitBanner()]),
    OTHER_HISTORIES,
    PROP_TYPES,
  ];
}

/** Parts that no page of this site uses are not loaded. */
export const OMITTED_PARTS: BundleChanges = {
  omitted: listOmitted,
  traces: [
    {code: 'canGo:function(', what: 'every page loads the in-memory history of the router'},
    {code: 'Calling PropTypes validators', what: 'every page loads the validators of prop-types'},
  ].map((trace) => ({...trace, isAdded: false, file: 'build/omitted-parts/changes.ts'})),
};
