// cspell:ignore brenam cuda huggingface litellm llamaindex organisation practise
import {stemOf} from './terms';

/** Groups of words that readers use for the same thing. */
const ROWS: readonly string[] = [
  'key token secret credential apikey password',
  'app endpoint deployment application',
  'job task inference prediction',
  'image picture photo png',
  'delete remove destroy erase',
  'cancel abort kill terminate interrupt',
  'stop shutdown pause halt',
  'start boot launch activate enable',
  'create make add new',
  'retrieve fetch result output',
  'save download store',
  'list enumerate',
  'paging pagination page cursor',
  'poll wait',
  'gpu hardware tier graphics nvidia cuda a100 h100 l40s rtx',
  'memory vram oom ram',
  'billing price cost charge bill pay money fee invoice',
  'limit quota throttling 429',
  'team organization organisation workspace group',
  'member teammate colleague coworker collaborator user',
  'role permission rights member owner admin who allow',
  'error failure exception problem',
  'wrong troubleshooting fail not cannot broken trouble problem stuck hang',
  '403 forbidden unauthorized 401',
  'authentication auth login authorization',
  'stream sse server-sent',
  'llm chat language completion gpt',
  'openai chatgpt langchain llamaindex litellm',
  'practice sandbox mock stand-in offline practise local test try trial',
  'worker replica scale autoscale instance',
  'update change edit modify patch',
  'huggingface hugging',
  'lora adapter finetune fine-tune',
  'weight strength',
  'retry repeat idempotent idempotency twice',
  'contract openapi swagger spec specification schema',
  'client sdk library',
  'program script code',
  'leak rotate revoke replace expose steal compromise push commit github',
  'webhook callback notification',
  'stay stuck hang forever',
  'time-out timeout',
  'expire live valid lifetime',
];

/** Phrases of several words, each with the word that the site uses for it. */
const PHRASES: readonly (readonly [phrase: RegExp, word: string])[] = [
  [/\b(?:shut|spin|turn|switch|power)(?:ing|s)? (?:(?:\w+ ){0,3})(?:down|off)\b/giu, 'stop'],
  [/\b(?:spin|turn|switch|power|bring)(?:ing|s)? (?:(?:\w+ ){0,3})(?:up|on)\b/giu, 'start'],
  [/\baccess (?:key|token)s?\b/giu, 'key'],
  [/\brenam(?:e|ing)\b/giu, 'change name'],
  [/\bfine tun(?:e|ed|ing)\b/giu, 'lora'],
  [/\b(?:sign|log) (?:in|up)\b/giu, 'account'],
  [/\b(?:can|do|does|is|wo|did|would)n?['’]?t\b/giu, 'not'],
  [/\btoo many requests\b/giu, 'rate limit'],
];

const BY_STEM = new Map<string, Set<string>>();
for (const row of ROWS) {
  const stems = row.split(' ').map(stemOf);
  for (const stem of stems) {
    const others = BY_STEM.get(stem) ?? new Set();
    BY_STEM.set(stem, others);
    stems.filter((other) => other !== stem).forEach((other) => others.add(other));
  }
}

/** Returns the synonyms of a word, stemmed. */
export function synonymsOf(word: string): readonly string[] {
  return [...(BY_STEM.get(stemOf(word)) ?? [])];
}

/** Replaces the phrases in a query with the words that the site uses for them. */
export function replacePhrases(query: string): string {
  return PHRASES.reduce((text, [phrase, word]) => text.replace(phrase, word), query);
}
