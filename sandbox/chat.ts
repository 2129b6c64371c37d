import type {components} from '../contract/openai-compatible-types';
import type {Answer, Call} from './call';
import {Refusal} from './refusal';

type Schemas = components['schemas'];
/** The one language model of the mock server: that of the contract's example of a list. */
export const MODEL_ID = 'example-llm';

/** The maximum length of a reply, in words. If a reply is cut there, its `finish_reason` is `length`. */
const MAX_WORDS = 1000;

/** Replies with a text that depends only on the last message, whole or in one chunk for each word. */
export function createChatCompletion(call: Call<Schemas['ChatRequest']>): Answer {
  const {model, messages, stream, max_completion_tokens: most = MAX_WORDS} = call.body;
  if (model !== MODEL_ID) {
    const text = `The model '${model}' does not exist. The mock server serves '${MODEL_ID}'.`;
    throw new Refusal(404, text, 'model_not_found');
  }
  const texts = messages.map(textOf);
  const whole = `This is the mock server's answer to: ${texts.at(-1) ?? ''}`.split(' ');
  const isCut = call.faults.has('cut-stream') && !stream;
  const words = whole.slice(0, isCut ? Math.ceil(whole.length / 2) : Math.min(most, MAX_WORDS));
  const finish_reason = words.length < whole.length ? 'length' : 'stop';
  const head = {id: `chatcmpl-${call.nextId()}`, created: seconds(call.state.now), model};
  if (stream) return {status: 200, events: toChunks(head, words, finish_reason)};
  const prompt_tokens = texts.join(' ').split(/\s+/).length;
  const completion: Schemas['ChatCompletion'] = {
    ...head,
    object: 'chat.completion',
    choices: [{index: 0, message: {role: 'assistant', content: words.join(' ')}, finish_reason}],
    usage: {
      prompt_tokens,
      completion_tokens: words.length,
      total_tokens: prompt_tokens + words.length,
    },
  };
  return {status: 200, body: completion};
}

/** Returns the text of a message, which is one text or a list of text parts. */
function textOf({content}: Schemas['ChatRequestMessage']): string {
  return typeof content === 'string' ? content : content.map(({text}) => text).join(' ');
}

function toChunks(
  head: Pick<Schemas['ChatCompletionChunk'], 'id' | 'created' | 'model'>,
  words: readonly string[],
  reason: Schemas['FinishReason'],
): Schemas['ChatCompletionChunk'][] {
  const deltas: Schemas['ChunkDelta'][] = [
    {role: 'assistant', content: ''},
    ...words.map((word, at) => ({content: at === 0 ? word : ` ${word}`})),
    {},
  ];
  return deltas.map((delta, at) => ({
    ...head,
    object: 'chat.completion.chunk',
    choices: [{index: 0, delta, finish_reason: at === deltas.length - 1 ? reason : null}],
  }));
}

function seconds(time: number): number {
  return Math.floor(time / 1000);
}
