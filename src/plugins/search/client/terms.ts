// cspell:ignore huggingface langchain litellm llamaindex organisation practise
import {stem} from './stem';

/** Words that almost every section has, and what is left of `team's` and `don't`: they do not tell one from another. */
const SMALL_WORDS = new Set(
  (
    'a about already am an and any are as at be been but by can could did do does during for from get gets had has have ' +
    'having how i if in into is it its just me much my need now of on or our please should so some still that the their then ' +
    'there these they this to up us use used using very vs want was we were what when where which while who why will ' +
    'with would you your s t d ll re ve'
  ).split(' '),
);

/** Groups of words that readers use for the same thing. The first of each is the one that this site uses most. */
const SYNONYMS = [
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
  'stored storage retention privacy gdpr',
  'several parallel batch multiple many concurrent',
  'paging pagination page cursor',
  'poll wait',
  'pause sleep backoff exponential jitter',
  'gpu hardware graphics nvidia cuda a100 h100 l40s rtx',
  'memory vram oom ram',
  'billing price cost charge bill pay money fee invoice free budget spend',
  'limit quota throttling',
  'largest maximum max biggest longest highest upper',
  'size dimension',
  'team organization organisation workspace group',
  'member teammate colleague coworker collaborator user',
  'role permission member owner admin allow',
  'fail error failure exception problem troubleshooting wrong broken trouble',
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
  'program script process',
  'account signup register',
  'leak rotate revoke replace expose steal compromise',
  'webhook callback notification',
  'stay stuck hang freeze forever',
  'lost forget forgot lose disappear vanish timeout drop disconnect',
  'expire live valid lifetime',
  'twice double duplicate',
  'night overnight nightly evening cron schedule',
  'computer laptop pc notebook',
  'fast quick speed latency performance',
  'wsl powershell cmd',
  'location region datacenter europe eu',
  'support contact email community discord forum',
  'availability uptime downtime outage sla',
  'version changelog release deprecated',
  'bit quantization gguf awq gptq int8 fp8',
  'agent claude copilot codex',
].map((row) => row.split(' '));

const SYNONYM_STEMS = SYNONYMS.map((row) => row.map(stem));

/** Every word that has a synonym, as readers type it. */
export const SYNONYM_WORDS: readonly string[] = SYNONYMS.flat();

/**
 * Splits text into words. A word of code stays whole.
 *
 * @param text prose or code
 */
export function splitWords(text: string): string[] {
  return text
    .split(/[\s"'`“”‘’()<>[\],;!?|=·]+/u)
    .map((word) => word.replace(/^[.:/{]+|[.:}/]+$/gu, ''))
    .filter((word) => word !== '');
}

/**
 * Splits text into words, and each word of code also into the names in it: `x-api-key`, `x`, `api`, `key`.
 *
 * @param text prose or code
 */
export function tokenize(text: string): string[] {
  return splitWords(text).flatMap((word) => {
    const names = word.split(/[./{}:]+/u);
    const parts = names.flatMap((name) => name.split(/[-_]+|(?<=[a-z])(?=[A-Z])/u));
    return [...new Set([word, ...names, ...parts])].filter((it) => it !== '');
  });
}

/**
 * Returns the index terms of a word: its stem, then the first word of each group of synonyms that it belongs to. A value
 * in capitals is also a term of its own.
 *
 * @returns null for a word that is not indexed
 * @example
 * toTerms('canceled'); // ['cancel']
 * toTerms('pictures'); // ['pictur', 'imag']
 * toTerms('STOPPED'); // ['STOPPED', 'stop']
 * toTerms('the'); // null
 */
export function toTerms(word: string): string[] | null {
  if (SMALL_WORDS.has(word.toLowerCase())) return null;
  const wordStem = stem(word);
  const terms = /^[A-Z][A-Z_]+$/u.test(word) ? [word, wordStem] : [wordStem];
  for (const row of SYNONYM_STEMS) {
    const [first] = row;
    if (first !== undefined && row.includes(wordStem)) terms.push(first);
  }
  return [...new Set(terms)];
}
