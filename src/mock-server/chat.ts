import type {components} from '../../contract/openai-compatible-types';
import type {Answer, Call} from './call';
import {MODEL_ID} from './people';
import {Refusal} from './refusal';

type Schemas = components['schemas'];
/** Replies with a text that depends only on the last message, whole or in one chunk for each word. */
export function createChatCompletion(call: Call<Schemas['ChatRequest']>): Answer {
  const {model, messages, stream, max_completion_tokens: most} = call.body;
  if (model !== MODEL_ID) {
    const text = `The model '${model}' does not exist. The mock server serves '${MODEL_ID}'.`;
    throw new Refusal(404, text, 'model_not_found');
  }
  const texts = messages.map(({content}) =>
    typeof content === 'string' ? content : content.map(({text}) => text).join(' '),
  );
  const whole = `This is the mock server's answer to: ${texts.at(-1) ?? ''}`.split(' ');
  const isCut = call.faults.has('cut-stream') && !stream;
  const words = whole.slice(0, isCut ? Math.ceil(whole.length / 2) : most);
  const finish_reason = words.length < whole.length ? 'length' : 'stop';
  const created = Math.floor(call.state.now / 1000);
  const head = {id: `chatcmpl-${call.nextId()}`, created, model};
  if (stream) {
    const deltas: Schemas['ChunkDelta'][] = [
      {role: 'assistant', content: ''},
      ...words.map((word, at) => ({content: at === 0 ? word : ` ${word}`})),
      {},
    ];
    const events = deltas.map((delta, at): Schemas['ChatCompletionChunk'] => ({
      ...head,
      object: 'chat.completion.chunk',
      choices: [{index: 0, delta, finish_reason: at > words.length ? finish_reason : null}],
    }));
    return {status: 200, events};
  }
  const [prompt_tokens, completion_tokens] = [texts.join(' ').split(/\s+/).length, words.length];
  const completion: Schemas['ChatCompletion'] = {
    ...head,
    object: 'chat.completion',
    choices: [{index: 0, message: {role: 'assistant', content: words.join(' ')}, finish_reason}],
    usage: {prompt_tokens, completion_tokens, total_tokens: prompt_tokens + completion_tokens},
  };
  return {status: 200, body: completion};
}
