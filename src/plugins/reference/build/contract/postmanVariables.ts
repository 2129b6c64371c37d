/** The variable of the collection that stands in for a parameter of the contract. */
export const VARIABLES: Readonly<Record<string, string>> = {
  app_id: 'appId',
  job_id: 'jobId',
  'x-team-id': 'teamId',
  'X-Authenticated-User-Id': 'userId',
};

/**
 * What runs after an answer, by operation: it keeps the IDs, so that the next request has them. The two
 * forms of a new job's ID are those that are published.
 */
export const AFTER_ANSWER: Readonly<Record<string, readonly string[]>> = {
  createApp: [
    'if (pm.response.code < 300) {',
    '  const app = pm.response.json().data;',
    "  pm.collectionVariables.set('appId', app.id);",
    "  pm.collectionVariables.set('userId', app.created_by);",
    '}',
  ],
  runJob: [
    'if (pm.response.code < 300) {',
    '  const answer = pm.response.json();',
    "  pm.collectionVariables.set('jobId', answer.data ? answer.data.id : answer.job_id);",
    '}',
  ],
};

/** What the collection says of itself below the contract's own words. */
export const HOW_TO_USE = [
  'Set the variable `apiKey`. *Create an app* keeps the ID of the app in `appId` and yours in `userId`;',
  '*Run a job* keeps `jobId`. For an app of a team, set `teamId` and turn the `x-team-id` header on in',
  'each request.',
  '',
  'Billing starts when you send *Update an app: start the app*, and pauses when you send *Update an app:',
  'stop the app*. Run from top to bottom, the collection starts one app, stops it, and deletes it; the',
  'other app that it creates stays, stopped.',
].join('\n');
