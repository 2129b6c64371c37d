/** Set for a build whose content is checked by the process that started it. */
export const CHECKED_BESIDE = {CONTENT_IS_CHECKED_BESIDE: 'true'} as const;

/**
 * Tells whether somebody else checks the content, at the same time and with more words. The plugin that would
 * do the same leaves it then: reading all pages twice takes as long as drawing them.
 */
export function isCheckedBeside(): boolean {
  return process.env.CONTENT_IS_CHECKED_BESIDE === CHECKED_BESIDE.CONTENT_IS_CHECKED_BESIDE;
}
