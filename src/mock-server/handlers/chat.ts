import type {components} from '../../../contract/openai-compatible-types';
import type {Answer, Context} from '../context';
import {MODEL_ID} from '../environment';
import {HttpError} from '../httpError';

type ChatSchemas = components['schemas'];

/** What all chunks of a stream, and the whole answer, have in common. */
type Head = Pick<ChatSchemas['ChatCompletion'], 'id' | 'created' | 'model'>;

/** An answer in words, and why it ended. */
type Reply = {
  readonly words: readonly string[];
  readonly finishReason: ChatSchemas['FinishReason'];
};

/** Replies with a text that depends only on the last message, whole or in one chunk for each word. */
export function createChatCompletion(context: Context<ChatSchemas['ChatRequest']>): Answer {
  const {model, messages, stream = false, max_completion_tokens: limit} = context.body;
  if (model !== MODEL_ID) {
    const text = `The model '${model}' does not exist. The mock server serves '${MODEL_ID}'.`;
    throw new HttpError(404, text, 'model_not_found');
  }
  const texts = messages.map(readText);
  const isCut = context.faults.has('cut-stream') && !stream;
  const reply = createReply(texts.at(-1) ?? '', isCut, limit);
  const head: Head = {
    id: `chatcmpl-${context.nextId()}`,
    created: Math.floor(context.state.now / 1000),
    model,
  };
  if (stream) return {status: 200, events: createChunks(head, reply)};
  return {status: 200, body: createCompletion(head, reply, texts)};
}

/** Returns the text of a message, which may come in parts. */
function readText({content}: ChatSchemas['ChatRequestMessage']): string {
  if (typeof content === 'string') return content;
  return content.map(({text}) => text).join(' ');
}

/** Creates a reply of at most `limit` words, each of which counts as a token; half of one if a fault cuts it. */
function createReply(prompt: string, isCut: boolean, limit: number | undefined): Reply {
  const whole = `This is the mock server's answer to: ${prompt}`.split(' ');
  const words = whole.slice(0, isCut ? Math.ceil(whole.length / 2) : limit);
  return {words, finishReason: words.length < whole.length ? 'length' : 'stop'};
}

function createChunks(
  head: Head,
  {words, finishReason}: Reply,
): ChatSchemas['ChatCompletionChunk'][] {
  const createChunk = (
    delta: ChatSchemas['ChunkDelta'],
    finish_reason: ChatSchemas['FinishReason'] | null = null,
  ): ChatSchemas['ChatCompletionChunk'] => ({
    ...head,
    object: 'chat.completion.chunk',
    choices: [{index: 0, delta, finish_reason}],
  });
  return [
    createChunk({role: 'assistant', content: ''}),
    ...words.map((word, index) => createChunk({content: index === 0 ? word : ` ${word}`})),
    createChunk({}, finishReason),
  ];
}

function createCompletion(
  head: Head,
  {words, finishReason}: Reply,
  texts: readonly string[],
): ChatSchemas['ChatCompletion'] {
  const promptTokens = texts.join(' ').split(/\s+/).length;
  const message = {role: 'assistant' as const, content: words.join(' ')};
  return {
    ...head,
    object: 'chat.completion',
    choices: [{index: 0, message, finish_reason: finishReason}],
    usage: {
      prompt_tokens: promptTokens,
      completion_tokens: words.length,
      total_tokens: promptTokens + words.length,
    },
  };
}
