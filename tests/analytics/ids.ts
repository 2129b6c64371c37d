/** Ids of the right form that belong to nobody. */
export const IDS = {GTM_CONTAINER_ID: 'GTM-TEST1234', GTAG_ID: 'G-TEST1234'} as const;

/** Where the build with these ids goes. */
export const ANALYTICS_BUILD = '.scratch/analytics';
