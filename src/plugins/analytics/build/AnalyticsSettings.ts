/** What the browser's code needs to know of analytics. */
export type AnalyticsSettings = {
  /** The tag-manager container, where one is set. */
  readonly gtmContainerId?: string;
  /** The Google tag, where one is set. */
  readonly gtagId?: string;
  /** Where scripts may be loaded from beside this site. Empty where nothing is set. */
  readonly scriptOrigins: readonly string[];
};
