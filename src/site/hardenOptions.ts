import {buildInlineScript, type DeliveryOptions} from '../plugins/delivery';
import {type HardenOptions, TRUSTED_TYPES} from '../plugins/security';
import {BRAND} from './brand';
import {readEnvironment} from './environment';
import {REDIRECTS} from './redirects';

/** The color mode for readers who have not chosen one. */
export const DEFAULT_MODE = 'light';

/** The date by which security.txt has to be reviewed. A test fails 30 days before. */
export const SECURITY_TXT_EXPIRES = '2027-10-31T00:00:00Z';

/** The texts that a reader sees when the scripts of a page fail to load. */
const FAILURE = {
  text: 'Parts of this page did not load. You can read it; menus and search do not work.',
  reload: 'Reload the page',
};

/**
 * Builds the options for hardening a build, from the settings of the site.
 *
 * @param delivery each optimization, on or off
 * @throws an Error when a variable in the environment has the wrong format, for example an analytics id
 */
export function hardenOptions(delivery: DeliveryOptions): HardenOptions {
  const {gtmContainerId, gtagId, securityContact} = readEnvironment(process.env);
  const hasAnalytics = gtmContainerId !== undefined || gtagId !== undefined;
  const code = buildInlineScript(delivery, {
    failure: FAILURE,
    searchLabel: 'Search',
    start: hasAnalytics ? 'when idle' : 'at first use', // the consent dialog appears without an interaction, so scripts cannot wait for one
    policyName: TRUSTED_TYPES.loader,
  });
  return {
    siteUrl: BRAND.siteUrl,
    hasAnalytics,
    defaultMode: DEFAULT_MODE,
    inlineScript: code === undefined ? undefined : {code, startsScripts: delivery.heldScripts},
    redirects: REDIRECTS,
    securityTxt:
      securityContact === undefined
        ? undefined
        : {contact: securityContact, expires: SECURITY_TXT_EXPIRES},
  };
}
