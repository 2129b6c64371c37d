import path from 'node:path';
import {bundleInlineScript} from '../../../built-pages';
import type {DeliveryOptions} from '../Lever';
import {HELD} from './held';

/** What the inline script of every page says and does. */
export type InlineScriptOptions = {
  /** What a reader sees when the bundle did not run, and the words of the link that tries again. */
  readonly failure: {readonly text: string; readonly reload: string};
  /** The name of the dialog of search, and of its input. */
  readonly searchLabel: string;
  /**
   * When the bundle runs: at the first sign of use, or as soon as the browser is idle. A reader who uses
   * the page before it is idle does not wait in either case.
   */
  readonly start: 'at first use' | 'when idle';
  /** The name of a Trusted Types policy that the content policy allows. */
  readonly policyName: string;
};

const MAIN = path.join(__dirname, '../../browser/inline/main.ts');

/**
 * Bundles the script that starts the bundle, or loads the whole style sheet, or both.
 *
 * @param levers the optimizations; the script does what those that are on need
 * @param options what it says and does
 * @returns the code; undefined when no optimization needs it
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
