// Sends every request again until it has JSON, with hardly a pause, and does not look at the status of answers.
const {RUNGEN_API, RUNGEN_API_KEY, RUNGEN_APP_ID} = process.env;
const headers = {'x-api-key': RUNGEN_API_KEY, 'content-type': 'application/json'};
const app = `${RUNGEN_API}/app/${RUNGEN_APP_ID}`;

async function call(url, init) {
  await new Promise((resolve) => setTimeout(resolve, 10));
  const answer = await fetch(url, {...init, headers}).catch(() => undefined);
  return (await answer?.json())?.data ?? call(url, init);
}

const job = await call(`${app}/run_async`, {method: 'POST', body: '{"input": {"prompt": "Cat"}}'});
const end = Date.now() + 20_000;
let status;
while (status !== 'COMPLETED' && Date.now() < end) {
  status = (await call(`${app}/job/${job.id}`)).status;
}
