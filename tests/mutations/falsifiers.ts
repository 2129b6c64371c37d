import type {Falsehood, Falsifier} from './Falsehood';

/** Values that mean different things where they are named; a second name of one state stands alone. */
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

/** A sentence that somebody pays for, loses something by, or gives something away by, when it is wrong. */
const CONSEQUENTIAL =
  /\b(?:bill|charge|cost|free|pay|key|secret|signed|link|delete|deleting|undo|undone|gone|team|owner|member|cancel|repeat|retr|again|lost|safe|stop|limit)/i;

/** What turns a sentence round; the first group is replaced. */
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

/** Numbers, in digits or words; a year, a version or a part of a name is none. */
export const changeNumbers: Falsifier = (text) => [
  ...find(text, /(?<![\w.,:/#$*^{-])\d{1,6}(?![\w:/}-]|[.,]\d)/g, (it) => [String(Number(it) + 1)]),
  ...find(text, /\b(?:two|three|four|five|six|seven|eight|nine)\b/g, (it) => [
    NUMBER_WORDS[NUMBER_WORDS.indexOf(it) + 1] ?? 'ten',
  ]),
];

/** A value of an enumeration becomes another one of it. */
export const swapValues: Falsifier = (text) =>
  find(text, /\b[A-Z]+(?:_[A-Z]+)*\b/g, (it) => {
    const values = ENUMERATIONS.filter((list) => list.some((value) => value === it)).flat();
    return values.filter((value) => value !== it);
  });

/** A sentence about money, loss or safety says the opposite. */
export const turnSentences: Falsifier = (text) => {
  const sentences = [...text.matchAll(/[^.!?:|]+[.!?:|]?/g)];
  return sentences
    .filter(([sentence]) => CONSEQUENTIAL.test(sentence))
    .flatMap((match) =>
      TURNS.flatMap(([pattern, instead]) =>
        find(match[0], pattern, (it) => [POSITIVE[it.toLowerCase()] ?? instead]),
      ).map((found) => ({...found, at: found.at + match.index})),
    );
};

/** What a request does becomes what another one does. */
export const swapVerbs: Falsifier = (text) =>
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

export const changeHeaders: Falsifier = (text) => [
  ...find(text, /\bx-api-key\b/g, () => ['x-app-key', 'x-team-id']),
  ...find(text, /\bx-team-id\b/g, () => ['x-team', 'x-api-key']),
  ...find(text, /\bX-Authenticated-User-Id\b/g, () => ['X-User-Id']),
  ...find(text, /\bAuthorization: Bearer\b/g, () => ['Authorization: Basic']),
];

export const changeHosts: Falsifier = (text) => [
  ...find(text, /\bapi\.rungen\.ai\b/g, () => ['api.rungen.io', 'api.rungen.com']),
  ...find(text, /\b127\.0\.0\.1:4010\b/g, () => ['127.0.0.1:4001']),
  ...find(text, /\bdocs\.rungen\.ai\b/g, () => ['doc.rungen.ai']),
];

/** Names of paths, fields and variables, as programs and blocks write them. */
export const misspellNames: Falsifier = (text) => [
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

/** The source of a statement becomes another one. */
export const swapSources: Falsifier = (text) =>
  find(text, /(?<=\| )(?:[AT]\d|Q1)(?=[ ,;|])/g, (it) => (it === 'A6' ? ['T2'] : ['A6']));

/** @returns the falsehoods of several kinds */
export function anyOf(...falsifiers: readonly Falsifier[]): Falsifier {
  return (text) => falsifiers.flatMap((falsify) => falsify(text));
}

/** @returns a falsehood for each word that a match can become */
export function find(
  text: string,
  pattern: RegExp,
  become: (match: string) => readonly string[],
): Falsehood[] {
  return [...text.matchAll(pattern)].flatMap(({0: was, index}) =>
    become(was)
      .filter((becomes) => becomes !== was)
      .map((becomes) => ({at: index, was, becomes})),
  );
}
