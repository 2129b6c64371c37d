import {ContentError, type Problem} from '../../problems';
import {checkRegion} from './checkRegion';
import {listPrograms} from './listPrograms';

/**
 * Checks the part that pages show of each program.
 *
 * @param siteDir the folder of the site
 * @returns every problem, by file and line
 * @throws ContentError when there is no program to check
 */
export function checkSamples(siteDir: string): Problem[] {
  const programs = listPrograms(siteDir);
  if (programs.length > 0) return programs.flatMap(({file, source}) => checkRegion(file, source));
  throw new ContentError([
    {place: 'samples/', problem: 'has no programs', fix: 'restore the folder'},
  ]);
}
