// Creates and deletes an app with openapi-fetch, the client for types that openapi-typescript generates.
import createClient from 'openapi-fetch';

const {RUNGEN_API, RUNGEN_API_KEY} = process.env;
const client = createClient({baseUrl: RUNGEN_API, headers: {'x-api-key': RUNGEN_API_KEY}});
const body = {
  name: 'generated',
  configuration: {gpu_tier: 'STANDARD', active_workers: 1},
  workflow: {model_url: 'https://huggingface.co/black-forest-labs/FLUX.1-schnell', tools: {}},
};
// It returns errors in place of throwing them, and this program does not look.
const created = await client.POST('/app', {body});
const params = {path: {app_id: created.data?.data.id}};
await client.PUT('/app/{app_id}', {params, body: {configuration: {active_workers: 0}}});
await client.DELETE('/app/{app_id}', {params});
console.log('done');
