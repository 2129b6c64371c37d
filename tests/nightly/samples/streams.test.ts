import {text} from 'node:stream/consumers';
import {setTimeout as sleep} from 'node:timers/promises';
import {test} from 'vitest';
import {startServer} from '../../helpers/startServer';
import {inEachLanguage, type Language} from '../../samples/languages';
import {runFile} from '../../samples/runSample';

const LONG = 'ü'.repeat(35_000); // 70 KB
const TEXT = `Red, grün, ${LONG} and blue.`;

const HEAD = {id: 'chatcmpl-1', object: 'chat.completion.chunk', created: 1, model: 'm'};

const chunkWith = (parts: object): string => JSON.stringify({...HEAD, ...parts});

/** Writes a chunk with a piece of text, or with a reason to end. */
function chunk(content: string | null, finish: string | null = null): string {
  const delta = content === null ? {} : {content};
  return chunkWith({choices: [{index: 0, delta, finish_reason: finish}]});
}

const USAGE = chunkWith({choices: []});
const WORDS = ['Red, ', 'grün, ', LONG, ' and blue.'].map((word) => chunk(word));
const STOP = chunk(null, 'stop');
const plain = (events: readonly string[]): string =>
  events.map((event) => `data: ${event}\n\n`).join('');

type Case<Sent> = readonly [title: string, sent: Sent, message: RegExp | undefined];

/** The last chunk, with other parts of its choice. */
const lastChunk = (parts: object): string =>
  chunkWith({choices: [{index: 0, finish_reason: 'stop', ...parts}]});

/** Streams as servers send them, and what a program prints about an incomplete one. */
const STREAMS: readonly Case<string>[] = [
  [
    'without spaces and [DONE], with CRLF, comments, and no choices',
    `: hello\n\n${plain([...WORDS, STOP, USAGE])}: bye\n\n`
      .replaceAll('data: ', 'data:')
      .replaceAll('\n', '\r\n'),
    undefined,
  ],
  [
    'with chunks without choices, and an empty reason before and after "stop"',
    plain([
      chunk('', ''),
      ...WORDS,
      ...[STOP, chunk(null, ''), chunkWith({}), chunkWith({choices: null})],
    ]),
    undefined,
  ],
  ['whose last chunk has no delta', plain([...WORDS, lastChunk({})]), undefined],
  ['whose last chunk has null as delta', plain([...WORDS, lastChunk({delta: null})]), undefined],
  ['with an error that is a text', plain([...WORDS, '{"error": "overloaded"}']), /overloaded/],
  ['with a refusal', plain([...WORDS, lastChunk({delta: {refusal: 'I will not'}})]), /I will not/],
  ['that ends before its reason', plain(WORDS), /incomplete: cut off/],
  [
    'with an error in the middle',
    plain([...WORDS, '{"error": {"message": "Out of memory"}}']),
    /Out of memory/,
  ],
  ['whose connection breaks', plain(WORDS), /failed|incomplete/],
];

/** Sends a stream in pieces that end in the middle of a character, and of a line. */
async function serveStream(sent: string, breaks: boolean): ReturnType<typeof startServer> {
  const bytes = Buffer.from(sent);
  return startServer((request, response) => {
    const send = async (): Promise<void> => {
      await text(request); // a connection that breaks while something is unread takes what was sent with it
      response.writeHead(200, {'content-type': 'text/event-stream'});
      const cuts = [0, bytes.indexOf('ü') + 1, bytes.indexOf('ü', 5000) + 1, bytes.length];
      for (const [at, cut] of cuts.slice(1).entries()) {
        // Until the system has it: a connection that breaks before loses what is still to be written.
        await new Promise((resolve) => response.write(bytes.subarray(cuts[at], cut), resolve));
        await sleep(20); // a client reads the pieces one by one
      }
      if (breaks) response.destroy();
      else response.end();
    };
    void send();
  });
}

inEachLanguage('chat-streaming', (language) => {
  test.for(STREAMS)('chat-streaming reads a stream %s', async ([name, sent, message], {expect}) => {
    const server = await serveStream(sent, name === 'whose connection breaks');
    const run = await runChat(language, 'chat-streaming', server);
    expect(run.stdout.trimEnd().replace(LONG, 'LONG')).toBe(TEXT.replace(LONG, 'LONG'));
    expect(run, run.stderr).toMatchObject({code: message ? 1 : 0, hasTrace: false});
    expect(run.stderr).toMatch(message ?? /^$/);
  });
});

const TEXT_ONLY = {message: {content: 'Red.'}};
const REFUSAL = {message: {content: null, refusal: 'I will not'}, finish_reason: 'stop'};

/** Responses in one piece with the status 200, and what a program prints about an incomplete one. */
const RESPONSES: readonly Case<object | string>[] = [
  ['that ends early', '{"choices": [', /Chat failed/],
  ['without anything optional', {choices: [{...TEXT_ONLY, finish_reason: 'stop'}]}, undefined],
  ['with an error', {error: {message: 'Out of memory'}}, /Chat failed.*Out of memory/],
  ['with an error that is a text', {error: 'overloaded'}, /Chat failed.*overloaded/],
  ['with no choices', {choices: [], detail: 'no GPU'}, /Chat failed.*no GPU/],
  ['with null as choices', {choices: null, detail: 'no GPU'}, /Chat failed.*no GPU/],
  ['without a message', {choices: [{finish_reason: 'stop'}]}, /no text/],
  ['with a refusal', {choices: [REFUSAL]}, /no text.*I will not/],
  ['a limit cut short', {choices: [{...TEXT_ONLY, finish_reason: 'length'}]}, /incomplete.*length/],
  ['without a reason to end', {choices: [TEXT_ONLY]}, /incomplete/],
];

/** Answers every request with the status 200 and this body. */
function serveAnswer(body: object | string): ReturnType<typeof startServer> {
  return startServer((request, response) => {
    request.resume();
    response.setHeader('content-type', 'application/json');
    response.end(typeof body === 'string' ? body : JSON.stringify({...HEAD, ...body}));
  });
}

/** Runs a chat program against a server, which is closed afterwards. */
async function runChat(
  language: Language,
  name: string,
  {url, close}: Awaited<ReturnType<typeof startServer>>,
): ReturnType<typeof runFile> {
  const variables = {OPENAI_BASE_URL: url, OPENAI_API_KEY: 'practice', RUNGEN_MODEL: 'm'};
  try {
    return await runFile(language, name, variables);
  } finally {
    await close();
  }
}

inEachLanguage('chat', (language) => {
  test.for(RESPONSES)('chat reads a response %s', async ([, sent, message], {expect}) => {
    const run = await runChat(language, 'chat', await serveAnswer(sent));
    expect(run, run.stderr).toMatchObject({code: message ? 1 : 0, hasTrace: false});
    expect(run.stderr).toMatch(message ?? /^$/);
    if (!message) expect(run.stdout).toBe('Red.\n');
  });

  test('chat-streaming shows an error that is not a stream', async ({expect}) => {
    const server = await serveAnswer({error: {message: 'Out of memory'}});
    const run = await runChat(language, 'chat-streaming', server);
    expect(run).toMatchObject({code: 1, hasTrace: false});
    expect(run.stderr).toContain('Out of memory');
  });
});
