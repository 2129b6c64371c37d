/** IDs in the correct format that belong to nobody. */
export const IDS = {GTM_CONTAINER_ID: 'GTM-TEST1234', GTAG_ID: 'G-TEST1234'} as const;

/** The folder of the build with these IDs. */
export const ANALYTICS_BUILD = '.scratch/analytics';
