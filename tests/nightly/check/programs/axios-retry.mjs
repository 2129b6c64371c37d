// Runs a job with axios, and sends every failed request again.
import axios from 'axios';

const {RUNGEN_API, RUNGEN_API_KEY, RUNGEN_APP_ID} = process.env;
const client = axios.create({
  baseURL: `${RUNGEN_API}/app/${RUNGEN_APP_ID}`,
  headers: {'x-api-key': RUNGEN_API_KEY},
  timeout: 30_000,
});

async function send(config) {
  for (let attempt = 0; attempt < 4; attempt += 1) {
    try {
      return (await client.request(config)).data;
    } catch (error) {
      console.error(error.message);
      await new Promise((resolve) => setTimeout(resolve, 1000 * 2 ** attempt));
    }
  }
  throw new Error('gave up');
}

const data = {input: {prompt: 'A lighthouse', width: 256, height: 256}};
const {data: job} = await send({method: 'POST', url: '/run_async', data});
let status = '';
for (let turn = 0; turn < 30 && status !== 'COMPLETED'; turn += 1) {
  await new Promise((resolve) => setTimeout(resolve, 2000));
  ({status} = (await send({url: `/job/${job.id}`})).data);
  if (status === 'FAILED') process.exit(1);
}
const {result} = (await send({url: `/job/${job.id}`})).data;
// The client of the API sends its key to the storage too.
await send({url: result.images[0].image, responseType: 'arraybuffer'});
console.log(status);
