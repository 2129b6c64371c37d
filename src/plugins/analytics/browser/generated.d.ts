/** Written by src/plugins/analytics at build time. */
declare module '@generated/analytics/default/settings.json' {
  import type {AnalyticsSettings} from '@site/src/plugins/analytics/build/AnalyticsSettings';

  const settings: AnalyticsSettings;
  export default settings;
}
