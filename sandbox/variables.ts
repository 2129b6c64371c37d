import {MODEL_ID} from './chat';
import {FIRST_PERSON} from './people';

/**
 * Lists the environment variables that the samples of the documentation read.
 *
 * @param url the mock server's address
 */
export function practiceVariables(url: string): Readonly<Record<string, string>> {
  return {
    RUNGEN_API: url,
    RUNGEN_API_KEY: 'practice',
    RUNGEN_USER_ID: FIRST_PERSON,
    OPENAI_BASE_URL: `${url}/v1`,
    OPENAI_API_KEY: 'practice',
    RUNGEN_MODEL: MODEL_ID,
  };
}

/** @returns lines for a shell that set the variables: those that the mock server prints and the page shows */
export function exportLines(url: string): string[] {
  return Object.entries(practiceVariables(url)).map(([name, value]) => `export ${name}=${value}`);
}
