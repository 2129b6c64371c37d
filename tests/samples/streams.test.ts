import {createServer} from 'node:http';
import {text} from 'node:stream/consumers';
import {setTimeout as sleep} from 'node:timers/promises';
import {expect, test} from 'vitest';
import {titled} from '../helpers/machine';
import {startServer} from '../helpers/startServer';
import {LANGUAGES, missingFor} from './languages';
import {runFile} from './runSample';

const LONG = 'ü'.repeat(35_000); // 70 KB
const TEXT = `Red, grün, ${LONG} and blue.`;

/** @returns the JSON of a chunk */
function chunk(content: string | null, finish: string | null = null): string {
  const delta = content === null ? {} : {content};
  return JSON.stringify({
    id: 'chatcmpl-1',
    object: 'chat.completion.chunk',
    created: 1,
    model: 'm',
    choices: [{index: 0, delta, finish_reason: finish}],
  });
}

const USAGE = JSON.stringify({
  id: 'chatcmpl-1',
  object: 'chat.completion.chunk',
  created: 1,
  model: 'm',
  choices: [],
});
const WORDS = ['Red, ', 'grün, ', LONG, ' and blue.'].map((word) => chunk(word));
const STOP = chunk(null, 'stop');
const plain = (events: readonly string[]): string =>
  events.map((event) => `data: ${event}\n\n`).join('');

/** Streams as servers send them, and the reason why a program says that the answer is not whole; null if it is. */
const STREAMS: Readonly<Record<string, {readonly text: string; readonly says: RegExp | null}>> = {
  'without spaces and [DONE], with CRLF, comments, and no choices': {
    text: `: hello\n\n${plain([...WORDS, STOP, USAGE])}: bye\n\n`
      .replaceAll('data: ', 'data:')
      .replaceAll('\n', '\r\n'),
    says: null,
  },
  'that ends before its reason': {text: plain(WORDS), says: /not whole: cut off/},
  'with an error in the middle': {
    text: plain([...WORDS, '{"error": {"message": "Out of memory"}}']),
    says: /Out of memory/,
  },
  'whose connection breaks': {text: plain(WORDS), says: /failed|not whole/},
};

/** Sends a stream in pieces that end in the middle of a character, and of a line. */
async function serveStream(name: string): ReturnType<typeof startServer> {
  const bytes = Buffer.from(STREAMS[name]?.text ?? '');
  const server = createServer((request, response) => {
    const send = async (): Promise<void> => {
      await text(request); // a connection that breaks while something is unread takes what was sent with it
      response.writeHead(200, {'content-type': 'text/event-stream'});
      const cuts = [0, bytes.indexOf('ü') + 1, bytes.indexOf('ü', 5000) + 1, bytes.length];
      for (const [at, cut] of cuts.slice(1).entries()) {
        // Until the system has it: a connection that breaks before loses what is still to be written.
        await new Promise((resolve) => response.write(bytes.subarray(cuts[at], cut), resolve));
        await sleep(20); // a client reads the pieces one by one
      }
      if (name === 'whose connection breaks') response.destroy();
      else response.end();
    };
    void send();
  });
  return startServer(server);
}

for (const language of LANGUAGES) {
  const reason = missingFor(language, 'chat-streaming');
  if (reason !== undefined) {
    test.skip(titled(`${language.id}: chat-streaming`, reason));
    continue;
  }
  const title = `${language.id} chat-streaming reads a stream %s`;
  test.concurrent.for(Object.keys(STREAMS))(title, async (name) => {
    const server = await serveStream(name);
    const says = STREAMS[name]?.says ?? null;
    try {
      const variables = {
        OPENAI_BASE_URL: server.url,
        OPENAI_API_KEY: 'practice',
        RUNGEN_MODEL: 'm',
      };
      const run = await runFile(language, 'chat-streaming', variables);
      expect(run.stdout.trimEnd().replace(LONG, 'LONG')).toBe(TEXT.replace(LONG, 'LONG'));
      expect(run, run.stderr).toMatchObject({code: says === null ? 0 : 1, hasTrace: false});
      expect(run.stderr).toMatch(says ?? /^$/);
    } finally {
      await server.close();
    }
  });
}
