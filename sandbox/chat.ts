import type {components} from '../contract/openai-compatible-types';
import type {Answer, Call} from './call';
import {Refusal} from './refusal';

type Schemas = components['schemas'];
type Reply = {
  readonly words: readonly string[];
  readonly finishReason: Schemas['FinishReason'];
  readonly promptTokens: number;
};

/** The one language model of the mock server. */
export const MODEL_ID = 'example-llm';

/** The maximum length of a reply, in words. If a reply is cut there, its `finish_reason` is `length`. */
const MAX_WORDS = 1000;

/** Lists the one model. */
export function listModels({state}: Call): Answer {
  const model: Schemas['Model'] = {
    id: MODEL_ID,
    object: 'model',
    created: seconds(state.now),
    owned_by: 'mock server',
  };
  return {status: 200, body: {object: 'list', data: [model]} satisfies Schemas['ModelList']};
}

/** Replies with a text that depends only on the last message, whole or in one chunk for each word. */
export function createChatCompletion(call: Call<Schemas['ChatRequest']>): Answer {
  const {body, state} = call;
  if (body.model !== MODEL_ID) {
    const text = `The model '${body.model}' does not exist. The mock server serves '${MODEL_ID}'.`;
    throw new Refusal(404, text, 'model_not_found', 'model');
  }
  const isCut = call.faults.has('cut-stream') && !body.stream;
  const reply = composeReply(body, isCut);
  const head = {id: `chatcmpl-${call.nextId()}`, created: seconds(state.now), model: MODEL_ID};
  if (body.stream) return {status: 200, events: toChunks(head, reply)};
  return {status: 200, body: toCompletion(head, reply)};
}

function composeReply(
  {messages, max_completion_tokens: most = MAX_WORDS}: Schemas['ChatRequest'],
  isCut: boolean,
): Reply {
  const texts = messages.map(textOf);
  const question = texts.at(-1) ?? '';
  const words = `This is the mock server's answer to: ${question}`.split(' ', MAX_WORDS + 1);
  const limit = isCut ? Math.ceil(words.length / 2) : Math.min(most, MAX_WORDS);
  const promptTokens = texts.flatMap((text) => text.split(/\s+/)).length;
  const finishReason = words.length > limit ? 'length' : 'stop';
  return {words: words.slice(0, limit), finishReason, promptTokens};
}

/** Returns the text of a message, which is one text or a list of text parts. */
function textOf({content}: Schemas['ChatRequestMessage']): string {
  return typeof content === 'string' ? content : content.map(({text}) => text).join(' ');
}

type Head = Pick<Schemas['ChatCompletion'], 'id' | 'created' | 'model'>;

function toCompletion(head: Head, reply: Reply): Schemas['ChatCompletion'] {
  const message = {role: 'assistant' as const, content: reply.words.join(' ')};
  return {
    ...head,
    object: 'chat.completion',
    choices: [{index: 0, message, finish_reason: reply.finishReason}],
    usage: {
      prompt_tokens: reply.promptTokens,
      completion_tokens: reply.words.length,
      total_tokens: reply.promptTokens + reply.words.length,
    },
  };
}

function toChunks(head: Head, reply: Reply): Schemas['ChatCompletionChunk'][] {
  const chunk = (
    delta: Schemas['ChunkDelta'],
    finishReason: Schemas['FinishReason'] | null,
  ): Schemas['ChatCompletionChunk'] => ({
    ...head,
    object: 'chat.completion.chunk',
    choices: [{index: 0, delta, finish_reason: finishReason}],
  });
  const words = reply.words.map((word, at) => chunk({content: at === 0 ? word : ` ${word}`}, null));
  return [chunk({role: 'assistant', content: ''}, null), ...words, chunk({}, reply.finishReason)];
}

function seconds(time: number): number {
  return Math.floor(time / 1000);
}
