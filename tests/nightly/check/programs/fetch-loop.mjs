// Polls a job with fetch in a loop with hardly a pause, and does not look at the status of answers.
const {RUNGEN_API, RUNGEN_API_KEY, RUNGEN_APP_ID} = process.env;
const headers = {'x-api-key': RUNGEN_API_KEY, 'content-type': 'application/json'};
const app = `${RUNGEN_API}/app/${RUNGEN_APP_ID}`;

const started = await fetch(`${app}/run_async`, {
  method: 'POST',
  headers,
  body: JSON.stringify({input: {prompt: 'A lighthouse', width: 256, height: 256}}),
});
const {data: job} = await started.json();
const end = Date.now() + 10_000;
let status;
while (Date.now() < end && status !== 'COMPLETED' && status !== 'FAILED') {
  await new Promise((resolve) => setTimeout(resolve, 10));
  const answer = await fetch(`${app}/job/${job?.id}`, {headers}).catch(() => undefined);
  status = (await answer?.json().catch(() => undefined))?.data?.status;
}
console.log(status);
