/** The analytics settings that the browser's code needs. */
export type AnalyticsSettings = {
  /** The tag manager container, if one is set. */
  readonly gtmContainerId?: string;
  /** The Google tag, if one is set. */
  readonly gtagId?: string;
  /** Other origins that scripts may be loaded from. Empty if no id is set. */
  readonly scriptOrigins: readonly string[];
};
