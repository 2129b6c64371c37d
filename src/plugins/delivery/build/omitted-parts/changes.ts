import path from 'node:path';
import type {BundleChanges, Loaded, Replacement} from '../Lever';
import unknownForm from '../unknownForm.cjs';
import {readSite} from './readSite';
import {THEME_PARTS} from './themeParts';

const browser = (file: string): string => path.join(__dirname, '../../browser/omitted-parts', file);

/**
 * What would be there if one of the packages came as it is. The first as the minifier writes it: without a minifier, what
 * nothing uses stays in the bundle.
 */
const PRESENT = [
  {trace: 'canGo:function(', what: 'a history that lives in memory'},
  {trace: 'Calling PropTypes validators', what: 'types of properties'},
];

const NOTHING = browser('nothing.ts');

/** A module that moved would be loaded again without a word. */
function checkPlace(module: string, listedIn: string): void {
  try {
    require.resolve(module);
  } catch {
    const file = `build/omitted-parts/${listedIn}`;
    throw unknownForm('omittedParts', file, `there is no ${module} to leave out`);
  }
}

/**
 * Leaves a part of the theme out of the others. A page that imports it by itself has it.
 *
 * @param name the part, below `@theme`
 * @throws the error of `unknownForm` when the theme has no such part
 */
export function omitThemePart(name: string): Replacement {
  checkPlace(`@docusaurus/theme-classic/lib/theme/${name}`, 'themeParts.ts');
  return {request: new RegExp(`^@theme/${name}$`), from: /[\\/]theme[\\/]/, file: NOTHING};
}

/** The core says on the home page that the address is wrong, where the site wants that. */
function omitBanner(): Replacement {
  checkPlace('@docusaurus/core/lib/client/BaseUrlIssueBanner', 'changes.ts');
  const from = /@docusaurus[\\/]core[\\/]lib[\\/]client$/;
  return {request: /^\.\/BaseUrlIssueBanner$/, from, file: NOTHING};
}

/** The router brings histories that live in memory and behind a "#" too. Pages of a built site have paths. */
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
  check(scripts) {
    for (const {trace, what} of PRESENT) {
      if (scripts.includes(trace)) {
        const file = 'build/omitted-parts/changes.ts';
        throw unknownForm('omittedParts', file, `every page loads ${what}`);
      }
    }
  },
};
