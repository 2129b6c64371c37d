import type {MockOperation} from './contract';
import {mockError} from './httpError';
import {findNearest} from './findNearest';

/** Matches the extra slash of `//app` and `/v1//models`, which a base URL with a slash at its end causes. */
const EXTRA_SLASH = /^(\/v1)?\/(?=\/[^/])/;

/** Calls of OpenAI clients that are not among the published ones, and the setting that avoids them. */
const OPENAI_HINTS = [
  {
    call: '/responses',
    advice:
      "Set your client to Chat Completions. Vercel AI SDK: openai.chat(model) or createOpenAICompatible. OpenAI Agents SDK: setOpenAIAPI('chat_completions'). LangChain: useResponsesApi: false. Clients of OpenAI: client.chat.completions.create.",
  },
  {
    call: '/completions',
    advice:
      'Use /v1/chat/completions: ChatOpenAI in place of OpenAI in LangChain, chatModel(model) in place of completionModel(model) in the Vercel AI SDK.',
  },
  {
    call: '/embeddings',
    advice: 'The mock server has a model for /v1/chat/completions only, and makes no embeddings.',
  },
] as const;

/** The operation that answers a request, with the parameters of its path. */
export type Match = {
  readonly operation: MockOperation;
  readonly params: Readonly<Record<string, string>>;
};

/**
 * Finds the operation of a request. A doubled slash after the base URL counts as one.
 *
 * @param path such as `/app/1`
 * @param warn receives a line about a doubled slash
 * @returns the operation with its parameters, such as `{app_id: '1'}`
 * @throws HttpError 404 for an unknown path, 405 for a method that the path does not have
 */
export function findOperation(
  operations: readonly MockOperation[],
  method: string,
  path: string,
  warn: (line: string) => void,
): Match {
  const route = withoutExtraSlash(path);
  if (route !== path) {
    warn(`A request goes to '${path}': the base URL ends with a slash. Write it without.`);
  }
  const matches: Match[] = [];
  for (const operation of operations) {
    const params = matchPath(operation.path, route);
    if (params) matches.push({operation, params});
  }
  if (matches.length === 0) throw mockError(404, describeUnknownPath(operations, method, route));
  const methods = matches.map(({operation}) => operation.method);
  if (methods.includes('GET')) methods.push('HEAD');
  const wanted = method === 'HEAD' ? 'GET' : method;
  const match = matches.find(({operation}) => operation.method === wanted);
  if (match) return match;
  throw mockError(405, `the path '${route}' has no ${method}; use ${methods.join(', ')}.`);
}

/** @example withoutExtraSlash('/v1//models') === '/v1/models' */
export function withoutExtraSlash(path: string): string {
  return path.replace(EXTRA_SLASH, '$1');
}

/**
 * Compares a path with that of an operation, part by part.
 *
 * @example matchPath('/app/{app_id}', '/app/1') // {app_id: '1'}
 */
function matchPath(template: string, path: string): Record<string, string> | undefined {
  const parts = path.split('/');
  const names = template.split('/');
  if (parts.length !== names.length) return undefined;
  const params: Record<string, string> = {};
  for (const [index, name] of names.entries()) {
    const part = parts[index] ?? '';
    const isParameter = name.startsWith('{');
    if (isParameter && part === '') return undefined;
    if (isParameter) params[name.slice(1, -1)] = part;
    else if (name !== part) return undefined;
  }
  return params;
}

function describeUnknownPath(
  operations: readonly MockOperation[],
  method: string,
  path: string,
): string {
  const problem = `there is no path '${path}'.`;
  const isPartEmpty = path.slice(1).split('/').includes('');
  if (isPartEmpty) {
    return `${problem} A part of it is empty: is a variable such as RUNGEN_APP_ID not set?`;
  }
  const hint = OPENAI_HINTS.find(({call}) => path === call || path === `/v1${call}`);
  if (hint) return `${problem} ${hint.advice}`;
  const nearest = findNearestOperation(operations, method, path);
  return nearest ? `${problem} Did you mean ${nearest.method} ${nearest.path}?` : problem;
}

/**
 * Finds the operation whose path is nearest to one that does not exist.
 *
 * @example findNearestOperation(operations, 'GET', '/apps') // listApps, of GET /app
 */
function findNearestOperation(
  operations: readonly MockOperation[],
  method: string,
  path: string,
): MockOperation | undefined {
  const isOther = (operation: MockOperation): number => Number(operation.method !== method);
  const sorted = [...operations].sort((one, other) => isOther(one) - isOther(other));
  const paths = sorted.map((operation) => fillIn(operation.path, path));
  const nearest = findNearest(path, paths, path.length / 2);
  return nearest === undefined ? undefined : sorted[paths.indexOf(nearest)];
}

/**
 * Gives parameters the values that another path with the same start has in their places.
 *
 * @example fillIn('/app/{app_id}/job/{job_id}', '/app/1/jobs/2') === '/app/1/job/2'
 */
function fillIn(template: string, path: string): string {
  const parts = path.split('/');
  const names = template.split('/');
  if (!parts[1]?.startsWith(names[1] ?? '')) return template;
  return names
    .map((name, index) => (name.startsWith('{') ? (parts[index] ?? name) : name))
    .join('/');
}
