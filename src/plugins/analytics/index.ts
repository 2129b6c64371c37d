import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {AnalyticsSettings} from './build/AnalyticsSettings';

export type {AnalyticsSettings} from './build/AnalyticsSettings';

/**
 * Asks readers whether their visit may be counted, in builds where an id is set. In all other builds it passes the
 * browser's code an empty list of script origins, and adds nothing.
 *
 * The theme's own analytics plugins load the tag at once, before anybody can agree.
 */
export default function analytics({siteDir}: LoadContext, settings: AnalyticsSettings): Plugin {
  return {
    name: 'analytics',
    async contentLoaded({actions}) {
      await actions.createData('settings.json', JSON.stringify(settings));
    },
    getClientModules() {
      const isOn = settings.scriptOrigins.length > 0;
      return isOn ? [path.join(siteDir, 'src/plugins/analytics/browser/askForConsent.ts')] : [];
    },
  };
}
