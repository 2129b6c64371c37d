import path from 'node:path';
import {bundleInlineScript} from '../../built-pages';

const MAIN = path.join(__dirname, '../browser/colorMode.ts');

/**
 * Bundles the script that stands in the place of the theme's inline script.
 *
 * @param defaultMode the color mode of readers who chose none
 */
export function buildColorModeScript(defaultMode: 'light' | 'dark'): string {
  return bundleInlineScript(MAIN, {DEFAULT_MODE: defaultMode});
}
