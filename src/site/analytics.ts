import type {AnalyticsSettings} from '../plugins/analytics';
import {ANALYTICS} from '../plugins/security';
import type {Environment} from './environment';

/** What the build gives to the browser's code, from ids that were checked. */
export function analyticsSettings({gtmContainerId, gtagId}: Environment): AnalyticsSettings {
  const isOn = gtmContainerId !== undefined || gtagId !== undefined;
  return {
    ...(gtmContainerId !== undefined && {gtmContainerId}),
    ...(gtagId !== undefined && {gtagId}),
    scriptOrigins: isOn ? ANALYTICS.scripts : [],
  };
}
