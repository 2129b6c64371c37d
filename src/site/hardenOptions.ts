import {buildInlineScript, type DeliveryOptions} from '../plugins/delivery';
import {type HardenOptions, TRUSTED_TYPES} from '../plugins/security';
import {BRAND} from './brand';
import {readEnvironment} from './environment';
import {LANDINGS} from './redirects';

/** The color mode of readers who chose none. */
export const DEFAULT_MODE = 'light';

/** When what security.txt says has to be looked at again. A test fails 30 days before. */
export const SECURITY_TXT_EXPIRES = '2027-10-31T00:00:00Z';

/** What a reader sees when the scripts of a page did not come. */
const FAILURE = {
  text: 'Parts of this page did not load. You can read it; menus and search do not work.',
  reload: 'Load it again',
};

/**
 * What the hardening of a build depends on, from the settings of the site.
 *
 * @param delivery each optimization, on or off
 * @throws an Error when an analytics id in the environment has the wrong form
 */
export function hardenOptions(delivery: DeliveryOptions): HardenOptions {
  const {gtmContainerId, gtagId, securityContact} = readEnvironment(process.env);
  const hasAnalytics = gtmContainerId !== undefined || gtagId !== undefined;
  const code = buildInlineScript(delivery, {
    failure: FAILURE,
    searchLabel: 'Search',
    start: hasAnalytics ? 'when idle' : 'at first use', // consent is asked for before anything is pressed
    policyName: TRUSTED_TYPES.loader,
  });
  return {
    siteUrl: BRAND.siteUrl,
    hasAnalytics,
    defaultMode: DEFAULT_MODE,
    inlineScript: code === undefined ? undefined : {code, startsScripts: delivery.heldScripts},
    redirects: LANDINGS,
    securityTxt:
      securityContact === undefined
        ? undefined
        : {contact: securityContact, expires: SECURITY_TXT_EXPIRES},
  };
}
