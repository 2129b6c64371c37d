// Constants that the build writes into the inline script: `buildInlineScript` replaces these names with values, so that
// the minifier drops the code that only disabled optimizations need.

/** Whether the scripts of the bundle wait for the inline script. */
declare const HOLDS_SCRIPTS: boolean;
/** Whether the page has its own CSS rules, and the full style sheet follows. */
declare const SPLITS_STYLES: boolean;
/** Whether the bundle runs as soon as the browser is idle, and not at the first interaction. */
declare const STARTS_WHEN_IDLE: boolean;
/** The text that a reader sees if the bundle did not run. */
declare const FAILURE_TEXT: string;
/** The text of the link that reloads the page. */
declare const RELOAD_TEXT: string;
/** The name of the Trusted Types policy that allows files of the bundle. */
declare const POLICY_NAME: string;
/** Selects the script elements that wait. */
declare const HELD_SCRIPTS: string;
/** The accessible name of the search dialog, and of its input. */
declare const SEARCH_LABEL: string;
