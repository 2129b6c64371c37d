/** What it has to know of an operation of the contract. */
type Operation = {readonly operationId: string; readonly requestBody?: unknown};

/** What handlers refuse besides what the contract publishes, by operation. */
const HANDLER_ERRORS: Readonly<Record<string, string>> = {
  deleteApp: '`409` while the app has active workers',
};

/**
 * Lists the errors that the mock server answers although the contract does not have them.
 *
 * @returns Markdown, such as '`415` if the body is not JSON'
 */
export function listOwnErrors({operationId, requestBody}: Operation): string[] {
  const errors: string[] = [];
  const own = HANDLER_ERRORS[operationId];
  if (own !== undefined) errors.push(own);
  if (requestBody) errors.push('`400` to a body with anything that is not listed here');
  errors.push('`403` if you are not in the team or your role does not allow the action');
  if (requestBody) errors.push('`415` if the body is not JSON');
  return errors;
}
