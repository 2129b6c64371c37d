import {FIRST_USER} from './users';

/** The one language model of the mock server, as in the contract's example of a list. */
export const MODEL_ID = 'example-llm';

/** The key of programs that practice. Others work too. */
export const PRACTICE_KEY = 'practice';

/** Returns the environment variables that the programs of the documentation read. */
export function practiceVariables(url: string): Readonly<Record<string, string>> {
  return {
    RUNGEN_API: url,
    RUNGEN_API_KEY: PRACTICE_KEY,
    RUNGEN_USER_ID: FIRST_USER,
    OPENAI_BASE_URL: `${url}/v1`,
    OPENAI_API_KEY: PRACTICE_KEY,
    RUNGEN_MODEL: MODEL_ID,
  };
}

/** Returns the lines that set the variables in a shell, such as `export RUNGEN_API_KEY=practice`. */
export function exportLines(url: string): string[] {
  return Object.entries(practiceVariables(url)).map(([name, value]) => `export ${name}=${value}`);
}

/** Returns the variables that keep requests to this computer away from a proxy, with the hosts that they have already. */
export function directVariables({NO_PROXY, no_proxy = NO_PROXY}: NodeJS.ProcessEnv) {
  const hosts = [no_proxy, '127.0.0.1,localhost,::1'].filter(Boolean).join(',');
  return {NO_PROXY: hosts, no_proxy: hosts};
}
