// A route that streams a chat answer to the page: POST /api/chat {"question": "…"}.
// In Next.js, this is app/api/chat/route.js, in SvelteKit
// src/routes/api/chat/+server.js, which gets an object with the request.
const { OPENAI_BASE_URL, OPENAI_API_KEY, RUNGEN_MODEL } = process.env;
const LIMIT_MS = 8000; // raise it to just below the time limit of your server

export async function POST(context) {
  const request = context.request ?? context;
  const { question } = (await request.json().catch(() => null)) ?? {};
  if (
    typeof question !== 'string' ||
    question === '' ||
    question.length > 2000
  ) {
    return Response.json(
      { error: 'Send a question of 1 to 2000 characters.' },
      { status: 400 },
    );
  }
  // Ends the answer when the reader leaves, or at the limit: without [DONE], it is
  // incomplete. With AbortSignal.any, the limit may never come in Node.js 20.
  const stop = new AbortController();
  setTimeout(() => stop.abort(), LIMIT_MS);
  request.signal.addEventListener('abort', () => stop.abort());
  const upstream = await fetch(`${OPENAI_BASE_URL}/chat/completions`, {
    method: 'POST',
    headers: {
      Authorization: `Bearer ${OPENAI_API_KEY}`,
      'Content-Type': 'application/json',
    },
    body: JSON.stringify({
      model: RUNGEN_MODEL,
      messages: [{ role: 'user', content: question }],
      stream: true,
    }),
    signal: stop.signal,
  }).catch((error) => new Response(error.message, { status: 502 }));
  if (!upstream.ok)
    return Response.json(
      { error: 'The model did not answer.' },
      { status: 502 },
    );
  return new Response(upstream.body, {
    headers: {
      'Content-Type': 'text/event-stream',
      'X-Accel-Buffering': 'no', // nginx would hold the chunks back
    },
  });
}
