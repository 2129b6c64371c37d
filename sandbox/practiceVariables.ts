import {MODEL_ID} from './chatOperations';
import {FIRST_PERSON} from './people';
import {DEFAULT_PORT} from './sandboxOptions';

/** Where the mock server listens when no option says otherwise. */
export const USUAL_URL = `http://127.0.0.1:${DEFAULT_PORT}`;

/**
 * Lists what every sample of the documentation reads from its environment.
 *
 * @param url the mock server's address
 * @returns lines for a shell, the same that the mock server prints and the page shows
 */
export function practiceVariables(url: string): readonly string[] {
  return [
    `export RUNGEN_API=${url}`,
    'export RUNGEN_API_KEY=practice',
    `export RUNGEN_USER_ID=${FIRST_PERSON}`,
    `export OPENAI_BASE_URL=${url}/v1`,
    'export OPENAI_API_KEY=practice',
    `export RUNGEN_MODEL=${MODEL_ID}`,
  ];
}
