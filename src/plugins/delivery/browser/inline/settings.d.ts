// What the build writes into the inline script: `buildInlineScript` puts the values in the place of these names, so
// that the minifier drops what an optimization that is off would need.

/** Whether scripts of the bundle wait for the inline script. */
declare const HOLDS_SCRIPTS: boolean;
/** Whether the page has rules of its own, and the whole style sheet follows. */
declare const SPLITS_STYLES: boolean;
/** Whether the bundle runs as soon as the browser is idle, and not at the first sign of use. */
declare const STARTS_WHEN_IDLE: boolean;
/** What a reader sees when the bundle did not run. */
declare const FAILURE_TEXT: string;
/** The words of the link that tries again. */
declare const RELOAD_TEXT: string;
/** The name of the Trusted Types policy that lets files of the bundle in. */
declare const POLICY_NAME: string;
/** Selects script elements that wait. */
declare const HELD_SCRIPTS: string;
/** The name of the dialog of search, and of its input. */
declare const SEARCH_LABEL: string;
