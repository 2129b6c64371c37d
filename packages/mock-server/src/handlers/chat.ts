import type {components} from '../../../../contract/openai-compatible-types';
import type {Answer, Context} from '../context';
import {MODEL_ID} from '../environment';
import {HttpError, mockError} from '../httpError';

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
  const {model, messages, stream = false, stream_options: streamOptions} = context.body;
  if (model !== MODEL_ID) {
    const text = `The model '${model}' does not exist. The mock server serves '${MODEL_ID}'.`;
    throw new HttpError(404, text, 'model_not_found');
  }
  const texts = messages.map(readText);
  const limit = context.body.max_completion_tokens ?? context.body.max_tokens;
  const isCut = context.faults.has('cut-stream') && !stream;
  const reply = createReply(texts.at(-1) ?? '', isCut, limit);
  const usage = countTokens(texts, reply);
  const head: Head = {
    id: `chatcmpl-${context.nextId()}`,
    created: Math.floor(context.state.now / 1000),
    model,
  };
  if (!stream) return {status: 200, body: createCompletion(head, reply, usage)};
  const events = createChunks(head, reply);
  if (streamOptions?.include_usage) {
    events.push({...head, object: 'chat.completion.chunk', choices: [], usage});
  }
  return {status: 200, events};
}

/**
 * Returns the text of a message, which may come in parts. An answer that only asks for functions has none.
 *
 * @throws HttpError 400 for an image, a sound, or a file
 */
function readText({content}: ChatSchemas['ChatRequestMessage'], index: number): string {
  if (!Array.isArray(content)) return content ?? '';
  const texts = content.map((part, partIndex) => {
    if (part.type === 'refusal') return '';
    if (part.type === 'text' && part.text !== undefined) return part.text;
    const place = `body.messages.${index}.content.${partIndex}`;
    const text = `${place} is of the type '${part.type}'; the mock server reads parts with a text only.`;
    throw mockError(400, text);
  });
  return texts.join(' ');
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
  usage: ChatSchemas['Usage'],
): ChatSchemas['ChatCompletion'] {
  const message = {role: 'assistant' as const, content: words.join(' ')};
  return {
    ...head,
    object: 'chat.completion',
    choices: [{index: 0, message, finish_reason: finishReason}],
    usage,
  };
}

/** Counts each word as a token. */
function countTokens(texts: readonly string[], {words}: Reply): ChatSchemas['Usage'] {
  const prompt = texts.join(' ').split(/\s+/).length;
  return {
    prompt_tokens: prompt,
    completion_tokens: words.length,
    total_tokens: prompt + words.length,
  };
}
