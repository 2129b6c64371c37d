type SidebarItem = {readonly customProps?: Readonly<Record<string, unknown>> | undefined};

/**
 * Returns the HTTP method of the operation that a page documents. `describeOperationPages` stores it in `customProps`.
 *
 * @param item the sidebar item of the page
 * @returns undefined for a page that documents no operation
 */
export function methodOf({customProps}: SidebarItem): string | undefined {
  return typeof customProps?.method === 'string' ? customProps.method : undefined;
}

/** Returns the one-sentence description of the operation, also from `customProps`. */
export function purposeOf({customProps}: SidebarItem): string | undefined {
  return typeof customProps?.purpose === 'string' ? customProps.purpose : undefined;
}
