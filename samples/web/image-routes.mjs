// Two routes for images: the key stays on the server. In Next.js, this is
// app/api/images/route.js, in SvelteKit src/routes/api/images/+server.js. In Remix,
// export GET as loader and POST as action; in Astro, also export prerender = false.
// In Cloudflare Workers, set nodejs_compat and a compatibility_date from 2025-04-01 on:
// export default {fetch: (request) => (request.method === 'POST' ? POST : GET)(request)}.
const { RUNGEN_API, RUNGEN_API_KEY, RUNGEN_APP_ID, RUNGEN_TEAM_ID } =
  process.env;
const LIMIT_MS = 8000; // below the time limit of your function, such as 10 s
const FINAL = ['COMPLETED', 'FAILED', 'CANCELED'];

async function call(path, init) {
  const response = await fetch(`${RUNGEN_API}/app/${RUNGEN_APP_ID}${path}`, {
    ...init,
    headers: {
      'x-api-key': RUNGEN_API_KEY,
      'Content-Type': 'application/json',
      ...(RUNGEN_TEAM_ID && { 'x-team-id': RUNGEN_TEAM_ID }),
    },
    redirect: 'manual', // if it is followed, another host could get the key
    signal: AbortSignal.timeout(LIMIT_MS),
  });
  const text = await response.text();
  const data = response.ok && JSON.parse(text).data;
  if (data?.id) return data;

  const { status } = response;
  throw Object.assign(new Error(`${status} ${text}`), { status });
}

// Next.js passes the request, SvelteKit, Remix, and Astro an object that has it.
const readRequest = (context) => context.request ?? context;

async function answer(work, isOver) {
  try {
    return Response.json(await work());
  } catch (error) {
    console.error('RunGen.AI:', error.message); // for you, not for your users
    const done = isOver(error.status);
    const did = done ? 'refused this' : 'did not answer';
    return Response.json(
      { error: `The image service ${did}.`, done },
      { status: 502 },
    );
  }
}

// After these, no job was started. 408 and 429 can come from a proxy on the way.
const isRefused = (status) =>
  status >= 400 && status < 500 && status !== 408 && status !== 429;

// After 404, there is no such job. After others, such as 403, it may go on.
const isGone = (status) => status === 404;

// POST /api/images {"prompt": "…"}: starts a job, and returns its ID. After a 502,
// a job may run: only with `done` is it safe to ask again.
export async function POST(context) {
  const request = readRequest(context);
  const { prompt } = (await request.json().catch(() => null)) ?? {};
  if (typeof prompt !== 'string' || prompt === '' || prompt.length > 500) {
    return Response.json(
      { error: 'Send a prompt of 1 to 500 characters.', done: true },
      { status: 400 },
    );
  }
  const input = { prompt, width: 1024, height: 1024 };
  return answer(async () => {
    const { id } = await call('/run_async', {
      method: 'POST',
      body: JSON.stringify({ input }),
    });
    return { job: id };
  }, isRefused);
}

// GET /api/images?job=…: tells whether the job is done. The page asks until it is.
export async function GET(context) {
  const job = new URL(readRequest(context).url).searchParams.get('job') ?? '';
  if (!/^[\w-]+$/.test(job))
    return Response.json({ error: 'Send a job ID.' }, { status: 400 });
  return answer(async () => {
    const { status, result } = await call(`/job/${job}`);
    // A job that is done can have no result: then there are no images.
    const images = (result?.images ?? []).map(({ image }) => image);
    return { status, done: FINAL.includes(status), images };
  }, isGone);
}
