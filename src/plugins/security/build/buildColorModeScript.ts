import path from 'node:path';
import {bundleInlineScript} from '../../built-pages';

const MAIN = path.join(__dirname, '../browser/colorMode.ts');

/**
 * Bundles the script that replaces the theme's inline script.
 *
 * @param defaultMode the color mode for readers who have not chosen one
 */
export function buildColorModeScript(defaultMode: 'light' | 'dark'): string {
  return bundleInlineScript(MAIN, {DEFAULT_MODE: defaultMode});
}
