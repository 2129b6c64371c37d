import type {RandomRequest} from './Caller';
import type {RandomSource} from './randomSource';

/** A request that has to be rejected, and the expected status. */
type WrongRequest = readonly [request: RandomRequest, status: number];

const APP = {
  name: 'Image maker',
  configuration: {gpu_tier: 'STANDARD'},
  workflow: {model_url: 'https://huggingface.co/black-forest-labs/FLUX.1-schnell'},
};
const CREATE = 'POST /app';
const RUN = 'POST /app/any/run_async'; // a valid body would get 404
const CHAT = 'POST /v1/chat/completions';

/** Creates one request that the server must not accept. None of them changes anything. */
export function makeWrongRequest(random: RandomSource): WrongRequest {
  return random.pick(WRONG)(random);
}

const WRONG: readonly ((random: RandomSource) => WrongRequest)[] = [
  ({below}) => [{line: RUN, body: `{"input": {"a": ${nested(51 + below(5000))}}}`}, 400],
  ({below}) => [{line: CHAT, body: `{"model": ${nested(51 + below(5000))}}`}, 400],
  ({pick}) => [{line: RUN, body: `{"input": {"a": ${pick(HUGE)}}}`}, 400],
  ({below}) => [{line: CREATE, body: {...APP, name: 'x'.repeat(100_000 + below(900_000))}}, 413],
  ({below}) => [{line: CHAT, body: `[${'1,'.repeat(20_000 + below(400_000))}1]`}, 400],
  () => [{line: CHAT, body: `"${'x'.repeat(1_000_000)}"`}, 413],
  ({below}) => [{line: CREATE, body: JSON.stringify(APP).slice(0, below(100))}, 400],
  ({pick}) => [{line: CREATE, body: {...APP, [pick(KEYS)]: 1}}, 400],
  ({pick}) => [{line: CREATE, body: {...APP, name: pick(JUNK)}}, 400],
  ({pick}) => [{line: CREATE, body: {...APP, configuration: pick(JUNK)}}, 400],
  ({pick}) => [
    {
      line: CREATE,
      body: {...APP, configuration: {gpu_tier: 'BASIC', active_workers: pick(COUNTS)}},
    },
    400,
  ],
  ({pick}) => [{line: CREATE, headers: {'x-api-key': pick(BAD_KEYS)}, body: APP}, 403],
  ({pick}) => [{line: CHAT, headers: {Authorization: pick(BAD_BEARERS)}, body: {}}, 401],
  () => [{line: CREATE, headers: {'x-team-id': STRANGE}, body: APP}, 403],
  ({pick}) => [{line: 'GET /app', headers: {'x-team-id': pick(['null', 'x', '1'])}}, 403],
  ({pick}) => [{line: CREATE, headers: {'Content-Type': pick(TYPES)}, body: APP}, 415],
  ({pick}) => [{line: 'GET /app', headers: {'x-mock-fault': pick(RULES)}}, 400],
  ({pick}) => [{line: `GET ${pick(PATHS)}`}, 404],
  ({pick}) => [{line: `${pick(['PATCH', 'PUT', 'DELETE'])} /app`}, 405],
  () => [{line: 'GET /app?page=2'}, 400],
  () => [{line: 'GET /app/%E0%A4%A'}, 400],
  () => [{line: 'DELETE /app/any', body: {}}, 400],
  () => [{line: 'GET /mock-files/any.png'}, 400],
  () => [{line: 'PUT /app/any/job/any'}, 400],
];

const STRANGE = '00000000-0000-4000-8000-000000000000';
const HUGE = ['1e400', '-1e400', '[1, {"b": 1e999}]'];
const KEYS = ['nam', '', 'constructor', 'toString', '\u0000', '名前'];
const JUNK = [null, 1, true, [], [[]], {name: {}}];
const COUNTS = [-1, 101, 1.5, 1e308, '1', null];
const BAD_KEYS = ['', 'invalid', 'invalid-key'];
const BAD_BEARERS = ['', 'Bearer ', 'Bearer invalid', 'Basic practice', 'practice'];
const TYPES = ['text/plain', 'application/x-www-form-urlencoded', 'json'];
const RULES = ['fire', 'reset#0', 'reset@', '#1', 'none,reset', ','];
const PATHS = ['/', '/apps', '/app/', '/app/x/y', '/v1', '/v1/embeddings'];

function nested(depth: number): string {
  return '['.repeat(depth) + ']'.repeat(depth);
}
