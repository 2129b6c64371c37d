// cspell:ignore huggingface langchain litellm llamaindex organisation practise
import {stemOf} from './terms';

/** Groups of words that readers use for the same thing. */
const ROWS: readonly string[] = [
  'key token secret credential apikey password',
  'app endpoint deployment application',
  'operation endpoint route',
  'job task inference prediction',
  'image picture photo png',
  'delete remove destroy erase',
  'cancel abort kill terminate interrupt',
  'stop shutdown shut pause halt off',
  'start boot launch activate enable on',
  'create make add new',
  'retrieve fetch result output',
  'save download store',
  'paging pagination page cursor',
  'poll wait',
  'gpu hardware graphics nvidia cuda a100 h100 l40s rtx',
  'memory vram oom ram',
  'billing price cost charge bill pay money fee invoice free',
  'limit quota throttling 429',
  'team organization organisation workspace group',
  'member teammate colleague coworker collaborator user',
  'role permission right member owner admin allow',
  'error failure exception problem troubleshooting wrong fail broken trouble',
  '403 forbidden unauthorized 401',
  'authentication auth login authorization',
  'stream sse server-sent',
  'llm chat language completion gpt',
  'openai chatgpt langchain llamaindex litellm',
  'practice sandbox mock stand-in offline practise local test try trial',
  'worker replica scale autoscaling autoscale instance',
  'update change edit modify patch rename',
  'huggingface hugging',
  'lora adapter finetune fine-tune',
  'weight strength',
  'retry repeat idempotent idempotency twice',
  'contract openapi swagger spec specification schema',
  'client sdk library',
  'program script',
  'leak rotate revoke replace expose steal compromise',
  'webhook callback notification',
  'stay stuck hang forever',
  'expire live valid lifetime',
];

const BY_STEM = new Map<string, Set<string>>();
for (const row of ROWS) {
  const stems = row.split(' ').map(stemOf);
  for (const stem of stems) {
    BY_STEM.set(stem, new Set([...(BY_STEM.get(stem) ?? []), ...stems]));
  }
}

/** Returns the terms that mean the same as a term. */
export function synonymsOf(term: string): readonly string[] {
  return [...(BY_STEM.get(term) ?? [])].filter((other) => other !== term);
}
