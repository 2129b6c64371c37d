/** The variable for the ID of an app, in a folder that does not name another one. */
export const APP_VARIABLE = 'appId';

/** The collection variable that provides the value of each parameter of the contract. */
export const VARIABLES: Readonly<Record<string, string>> = {
  app_id: APP_VARIABLE,
  job_id: 'jobId',
  'x-team-id': 'teamId',
  'X-Authenticated-User-Id': 'userId',
};

/** How long a run of the collection waits before it reads a starting app again, and how often it reads it at most. */
export const WAITING = {key: 'pauseMilliseconds', value: '5000'};
const MAX_READS = 180;

/** The script before each request. It leaves out an empty header, which would not be sent or have no known meaning. */
export const BEFORE_REQUEST: readonly string[] = [
  "const team = pm.collectionVariables.get('teamId');",
  "if (team) pm.request.headers.upsert({key: 'x-team-id', value: team, disabled: false});",
];

/**
 * The script after an answer, by operation. It stores the IDs for the next request. A run of the whole collection
 * reads a starting app again, so that its job is sent to a running one. The scripts handle the two published forms of
 * a new job's ID, and of the answer that contains an app.
 */
export const AFTER_ANSWER: Readonly<Record<string, readonly string[]>> = {
  createApp: [
    'if (pm.response.code < 300) {',
    '  const app = pm.response.json().data;',
    "  pm.collectionVariables.set('appId', app.id);",
    "  pm.collectionVariables.set('userId', app.created_by);",
    "  pm.collectionVariables.set('reads', 0);",
    '}',
  ],
  getApp: [
    'if (pm.response.code < 300) {',
    '  const answer = pm.response.json();',
    "  const reads = Number(pm.collectionVariables.get('reads')) + 1;",
    `  if ((answer.data || answer).status === 'INITIALIZING' && reads < ${MAX_READS}) {`,
    "    pm.collectionVariables.set('reads', reads);",
    '    pm.execution.setNextRequest(pm.info.requestName);',
    `    setTimeout(() => {}, Number(pm.collectionVariables.get('${WAITING.key}')));`,
    '  }',
    '}',
  ],
  runJob: [
    'if (pm.response.code < 300) {',
    '  const answer = pm.response.json();',
    "  pm.collectionVariables.set('jobId', answer.data ? answer.data.id : answer.job_id);",
    '}',
  ],
};

/** How to use the collection: shown in its description, below that of the contract. */
export const HOW_TO_USE = [
  'Set the variable `apiKey`. *Create an app* keeps the ID of the app in `appId` and yours in `userId`;',
  '*Run job* keeps `jobId`. Set `teamId` to work in the context of a team: each request then has the',
  '`x-team-id` header. Empty it to work in your personal context.',
  '',
  'Billing starts when you send *Update an app: start the app*, and pauses when you send *Update an app:',
  'stop the app*. Run from top to bottom, the collection starts one app, waits until it is `RUNNING`, stops',
  'it, and leaves nothing behind.',
].join('\n');
