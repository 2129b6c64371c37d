import type {TextMutation, Mutator} from './Mutation';

/** Values with different meanings, so that replacing one by another is false. Synonyms of a state are not included. */
const ENUMERATIONS = [
  ['STOPPED', 'INITIALIZING', 'RUNNING'],
  ['IN_QUEUE', 'RUNNING', 'COMPLETED', 'FAILED', 'CANCELED'],
  ['BASIC', 'STANDARD', 'PERFORMANCE'],
  ['OWNER', 'ADMIN', 'MEMBER'],
] as const;

const NUMBER_WORDS = [
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
];

/** Matches a sentence that, if it is false, costs somebody money, loses data, or gives something away. */
const CONSEQUENTIAL =
  /\b(?:bill|charge|cost|free|pay|key|secret|signed|link|delete|deleting|undo|undone|gone|team|owner|member|cancel|repeat|retr|again|lost|safe|stop|limit)/i;

/** Replacements that invert the meaning of a sentence; the first group is replaced. */
const TURNS: readonly (readonly [RegExp, string])[] = [
  [/\b(does not|do not|cannot|never|no longer)\b/g, ''],
  [/\b(starts|begins)\b/g, 'ends'],
  [/\b(pauses|ends)\b/g, 'starts'],
  [/\b(goes on)\b/g, 'pauses'],
  [/\b(is safe|are safe)\b/g, 'is not safe'],
  [/\b(is gone)\b/g, 'is kept'],
  [/\b(before)\b/g, 'after'],
  [/\b(after)\b/g, 'before'],
  [/\b(Without|without)\b/g, 'with'],
  [/\b(needs no)\b/g, 'needs a'],
  [/\b(can)\b(?! not)/g, 'cannot'],
  [/\b(must|has to|have to)\b/g, 'need not'],
];

const POSITIVE: Readonly<Record<string, string>> = {
  'does not': 'does',
  'do not': 'do',
  cannot: 'can',
  never: 'always',
  'no longer': 'still',
};

/** Changes numbers, in digits or words; a year, a version or a part of a name does not count as a number. */
export const changeNumbers: Mutator = (text) => [
  ...find(text, /(?<![\w.,:/#$*^{-])\d{1,6}(?![\w:/}-]|[.,]\d)/g, (it) => [String(Number(it) + 1)]),
  ...find(text, /\b(?:two|three|four|five|six|seven|eight|nine)\b/g, (it) => [
    NUMBER_WORDS[NUMBER_WORDS.indexOf(it) + 1] ?? 'ten',
  ]),
];

/** Replaces a value of an enumeration by another one of it. */
export const swapValues: Mutator = (text) =>
  find(text, /\b[A-Z]+(?:_[A-Z]+)*\b/g, (it) => {
    const values = ENUMERATIONS.filter((list) => list.some((value) => value === it)).flat();
    return values.filter((value) => value !== it);
  });

/** Makes a sentence about money, loss or safety say the opposite. */
export const turnSentences: Mutator = (text) => {
  const sentences = [...text.matchAll(/[^.!?:|]+[.!?:|]?/g)];
  return sentences
    .filter(([sentence]) => CONSEQUENTIAL.test(sentence))
    .flatMap((match) =>
      TURNS.flatMap(([pattern, instead]) =>
        find(match[0], pattern, (it) => [POSITIVE[it.toLowerCase()] ?? instead]),
      ).map((found) => ({...found, at: found.at + match.index})),
    );
};

/** Replaces the verb of a request by that of another one. */
export const swapVerbs: Mutator = (text) =>
  find(text, /\b(?:create|delete|start|stop|cancel|poll|update)\b/gi, (it) => {
    const others: Readonly<Record<string, string>> = {
      create: 'delete',
      delete: 'create',
      start: 'stop',
      stop: 'start',
      cancel: 'run',
      poll: 'cancel',
      update: 'delete',
    };
    return [others[it.toLowerCase()] ?? 'cancel'];
  });

export const changeHeaders: Mutator = (text) => [
  ...find(text, /\bx-api-key\b/g, () => ['x-app-key', 'x-team-id']),
  ...find(text, /\bx-team-id\b/g, () => ['x-team', 'x-api-key']),
  ...find(text, /\bX-Authenticated-User-Id\b/g, () => ['X-User-Id']),
  ...find(text, /\bAuthorization: Bearer\b/g, () => ['Authorization: Basic']),
];

export const changeHosts: Mutator = (text) => [
  ...find(text, /\bapi\.rungen\.ai\b/g, () => ['api.rungen.io', 'api.rungen.com']),
  ...find(text, /\b127\.0\.0\.1:4010\b/g, () => ['127.0.0.1:4001']),
  ...find(text, /\bdocs\.rungen\.ai\b/g, () => ['doc.rungen.ai']),
];

/** Misspells names of paths, fields and variables, as they are written in programs and code blocks. */
export const misspellNames: Mutator = (text) => [
  ...find(text, /\/run_async\b/g, () => ['/run']),
  ...find(
    text,
    /\b(?:active_workers|gpu_tier|model_url|owner_team_id|downloadUrl|versionId)\b/g,
    (it) => [`${it}s`],
  ),
  ...find(
    text,
    /"(?:input|data|status|workflow|configuration|prompt|error|loras|weight)"(?=\s*:)/g,
    (it) => [it.replace(/"$/, 's"')],
  ),
  ...find(text, /\b(?:RUNGEN_[A-Z_]+|OPENAI_[A-Z_]+)\b/g, (it) => [it.replace(/.$/, '')]),
];

/** Replaces the source of a statement by another one. */
export const swapSources: Mutator = (text) =>
  find(text, /(?<=\| )(?:[AT]\d|Q1)(?=[ ,;|])/g, (it) => (it === 'A6' ? ['T2'] : ['A6']));

/** @returns a mutator that finds the mutations of all given mutators */
export function anyOf(...mutators: readonly Mutator[]): Mutator {
  return (text) => mutators.flatMap((mutate) => mutate(text));
}

/** @returns a mutation for each possible replacement of each match */
export function find(
  text: string,
  pattern: RegExp,
  become: (match: string) => readonly string[],
): TextMutation[] {
  return [...text.matchAll(pattern)].flatMap(({0: was, index}) =>
    become(was)
      .filter((becomes) => becomes !== was)
      .map((becomes) => ({at: index, was, becomes})),
  );
}
