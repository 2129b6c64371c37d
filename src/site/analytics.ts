import type {AnalyticsSettings} from '../plugins/analytics';
import {ANALYTICS} from '../plugins/security';
import type {Environment} from './environment';

/** Returns the analytics settings that the build passes to browser code, from validated ids. */
export function analyticsSettings({gtmContainerId, gtagId}: Environment): AnalyticsSettings {
  const isOn = gtmContainerId !== undefined || gtagId !== undefined;
  return {
    ...(gtmContainerId !== undefined && {gtmContainerId}),
    ...(gtagId !== undefined && {gtagId}),
    scriptOrigins: isOn ? ANALYTICS.scripts : [],
  };
}
