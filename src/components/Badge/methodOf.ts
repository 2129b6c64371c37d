type SidebarItem = {readonly customProps?: Readonly<Record<string, unknown>> | undefined};

/**
 * Reads the method of the operation that a page is about, as `describeOperationPage` wrote it down.
 *
 * @param item a page as sidebars have it
 * @returns undefined for a page about anything else
 */
export function methodOf({customProps}: SidebarItem): string | undefined {
  return typeof customProps?.method === 'string' ? customProps.method : undefined;
}

/** Reads what the operation does, in one sentence, from the same place. */
export function purposeOf({customProps}: SidebarItem): string | undefined {
  return typeof customProps?.purpose === 'string' ? customProps.purpose : undefined;
}
