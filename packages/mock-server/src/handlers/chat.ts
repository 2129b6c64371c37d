import type {components} from '../../../../contract/openai-compatible-types';
import type {Answer, Context} from '../context';
import {MODEL_ID} from '../environment';
import {HttpError, mockError, RefusedError} from '../httpError';
import {fillSchema} from './fillSchema';

type ChatSchemas = components['schemas'];
type ChatRequest = ChatSchemas['ChatRequest'];

/** Fields that ask for another form of answer, each with its default, which does not. */
const DEFAULTS = {n: 1, logprobs: false, audio: null, functions: null};

/** What all chunks of a stream, and the whole answer, have in common. */
type Head = Pick<ChatSchemas['ChatCompletion'], 'id' | 'created' | 'model'>;

/** An answer, and why it ended. */
type Reply = {
  /** Joined, they are the text, or the arguments of the function. */
  readonly pieces: readonly string[];
  readonly finishReason: ChatSchemas['FinishReason'];
  /** The function that it asks for, before it has arguments. */
  readonly call: ChatSchemas['ToolCall'] | undefined;
};

/** Replies with what depends only on the request, whole or in one chunk for each piece. Each word counts as a token. */
export function createChatCompletion(context: Context<ChatRequest>): Answer {
  const {model, messages, stream = false, stream_options: streamOptions} = context.body;
  if (model !== MODEL_ID) {
    const text = `The model '${model}' does not exist. The mock server serves '${MODEL_ID}'.`;
    throw new HttpError(404, text, 'model_not_found');
  }
  for (const [name, value] of Object.entries(DEFAULTS)) {
    if ((context.body[name] ?? value) === value) continue;
    throw mockError(400, `body.${name} is not supported: leave it out. Functions are tools.`);
  }
  const texts = messages.map(readText);
  const reply = createReply(context, texts.at(-1) ?? '');
  const prompt_tokens = texts.join(' ').split(/\s+/).length;
  const completion_tokens = reply.pieces.length;
  const total_tokens = prompt_tokens + completion_tokens;
  const usage = {prompt_tokens, completion_tokens, total_tokens};
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

/** Returns the text of a message, which may come in parts. An answer that only asks for functions has none. */
function readText({content}: ChatSchemas['ChatRequestMessage'], index: number): string {
  if (!Array.isArray(content)) return content ?? '';
  const texts = content.map((part, partIndex) => {
    if (part.type === 'refusal') return '';
    if (part.type === 'text' && part.text !== undefined) return part.text;
    const path = `body.messages.${index}.content.${partIndex}`;
    throw mockError(400, `${path} is of the type '${part.type}'; only parts with a text are read.`);
  });
  return texts.join(' ');
}

/** Replies with as much as the request allows, or with half of it if a fault cuts the answer. */
function createReply({body, faults, nextId}: Context<ChatRequest>, prompt: string): Reply {
  const tool = findRequiredTool(body);
  const whole = (tool?.arguments ?? writeContent(body, prompt)).split(/(?=[ "])/);
  const limit = body.max_completion_tokens ?? body.max_tokens ?? whole.length;
  const isCut = faults.has('cut-stream') && !body.stream;
  const pieces = whole.slice(0, isCut ? Math.min(limit, Math.ceil(whole.length / 2)) : limit);
  const end = tool ? 'tool_calls' : 'stop';
  const finishReason = pieces.length < whole.length ? 'length' : end;
  if (!tool) return {pieces, finishReason, call: undefined};
  const called = {name: tool.name, arguments: ''};
  return {pieces, finishReason, call: {id: `call_${nextId()}`, type: 'function', function: called}};
}

/**
 * Finds the function that a request requires, and fills its arguments. Where the model may choose, it answers in words.
 *
 * @throws HttpError 400 for another kind of tool, and for a schema that it cannot fill
 */
function findRequiredTool({tools = [], tool_choice: choice = 'auto'}: ChatRequest) {
  if (choice === 'none' || choice === 'auto') return undefined;
  const {type = 'function', function: required} = choice === 'required' ? (tools[0] ?? {}) : choice;
  if (type !== 'function') throw mockError(400, `body.tool_choice of '${type}' is not supported.`);
  const index = tools.findIndex((tool) => tool.function?.name === required?.name);
  const {name, parameters} = tools[index]?.function ?? {};
  if (name === undefined) {
    throw new RefusedError(400, 'body.tool_choice requires a function that body.tools lacks.');
  }
  return {name, arguments: writeObject(parameters, `body.tools.${index}.function.parameters`)};
}

/** Writes the content of an answer: words, or JSON if the request asks for it. */
function writeContent({response_format: format}: ChatRequest, prompt: string): string {
  const text = `This is the mock server's answer to: ${prompt}`;
  if (format?.type === 'json_object') return JSON.stringify({answer: text});
  if (format?.type !== 'json_schema') return text;
  return writeObject(format.json_schema?.schema, 'body.response_format.json_schema.schema');
}

function writeObject(schema: object = {}, path: string): string {
  return JSON.stringify(fillSchema({properties: {}, ...schema}, path));
}

function createChunks(
  head: Head,
  {pieces, finishReason, call}: Reply,
): ChatSchemas['ChatCompletionChunk'][] {
  const createChunk = (
    delta: ChatSchemas['ChunkDelta'],
    finish_reason: ChatSchemas['FinishReason'] | null = null,
  ): ChatSchemas['ChatCompletionChunk'] => ({
    ...head,
    object: 'chat.completion.chunk',
    choices: [{index: 0, delta, finish_reason}],
  });
  const addPiece = (piece: string): ChatSchemas['ChunkDelta'] =>
    call ? {tool_calls: [{index: 0, function: {arguments: piece}}]} : {content: piece};
  const start = call ? {tool_calls: [{index: 0, ...call}]} : {content: ''};
  return [
    createChunk({role: 'assistant', ...start}),
    ...pieces.map((piece) => createChunk(addPiece(piece))),
    createChunk({}, finishReason),
  ];
}

function createCompletion(
  head: Head,
  {pieces, finishReason, call}: Reply,
  usage: ChatSchemas['Usage'],
): ChatSchemas['ChatCompletion'] {
  const text = pieces.join('');
  const content = call
    ? {content: null, tool_calls: [{...call, function: {...call.function, arguments: text}}]}
    : {content: text};
  const message = {role: 'assistant' as const, ...content};
  return {
    ...head,
    object: 'chat.completion',
    choices: [{index: 0, message, finish_reason: finishReason}],
    usage,
  };
}
