import {MODEL_ID} from './chatOperations';
import {FIRST_PERSON} from './people';
import {DEFAULT_PORT} from './sandboxOptions';

/** The address at which the mock server listens by default. */
export const USUAL_URL = `http://127.0.0.1:${DEFAULT_PORT}`;

/**
 * Lists the environment variables that the samples of the documentation read.
 *
 * @param url the mock server's address
 * @returns lines for a shell, the same ones that the mock server prints and the page shows
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
