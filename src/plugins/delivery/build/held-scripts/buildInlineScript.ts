import path from 'node:path';
import {bundleInlineScript} from '../../../built-pages';
import type {DeliveryOptions} from '../Optimization';
import {HELD} from './held';

/** The texts and the settings of the inline script of every page. */
export type InlineScriptOptions = {
  /** The text that a reader sees if the bundle did not run, and the text of the link that reloads the page. */
  readonly failure: {readonly text: string; readonly reload: string};
  /** The accessible name of the search dialog, and of its input. */
  readonly searchLabel: string;
  /**
   * When the bundle runs: at the first interaction, or as soon as the browser is idle. A reader who uses the page
   * before the browser is idle does not wait in either case.
   */
  readonly start: 'at first use' | 'when idle';
  /** The name of a Trusted Types policy that the content policy allows. */
  readonly policyName: string;
};

const MAIN = path.join(__dirname, '../../browser/inline/main.ts');

/**
 * Bundles the script that starts the bundle, or loads the full style sheet, or both.
 *
 * @param optimizations the optimizations; the script does what those that are on need
 * @param options its texts and settings
 * @returns the code; undefined if no optimization needs it
 */
export function buildInlineScript(
  {heldScripts, pageStyles}: Pick<DeliveryOptions, 'heldScripts' | 'pageStyles'>,
  {failure, searchLabel, start, policyName}: InlineScriptOptions,
): string | undefined {
  if (!heldScripts && !pageStyles) return undefined;
  return bundleInlineScript(MAIN, {
    HOLDS_SCRIPTS: heldScripts,
    SPLITS_STYLES: pageStyles,
    STARTS_WHEN_IDLE: start === 'when idle',
    FAILURE_TEXT: failure.text,
    RELOAD_TEXT: failure.reload,
    POLICY_NAME: policyName,
    SEARCH_LABEL: searchLabel,
    HELD_SCRIPTS: `script[type="${HELD}"]`,
  });
}
