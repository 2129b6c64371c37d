import {highlight, type CodeLine} from './highlight';

/** One text of a console: the code in one language, or a recorded answer. */
export type ConsoleCode = {
  /** The language that Prism knows, or `json`. */
  readonly language: string;
  readonly lines: readonly CodeLine[];
};

/** A request or a program as it stands on a page: its code in every language, and what it answers. */
export type Console = {
  /** What it is, for screen readers: a file, or method and path. */
  readonly label: string;
  /** MDX of what stands in its bar at the left. */
  readonly name: string;
  /** The code by language: `curl`, `python`, `javascript`. */
  readonly code: Readonly<Record<string, ConsoleCode>>;
  /** The recorded answers or outputs, by the word that chooses one, such as a status. */
  readonly answers: readonly (ConsoleCode & {readonly word: string})[];
  /** What Run needs to know, as attributes of the element. */
  readonly data: Readonly<Record<string, string>>;
};

const LABELS: Readonly<Record<string, string>> = {
  curl: 'cURL',
  python: 'Python',
  javascript: 'JavaScript',
};

/** Splits a text into lines without further facts. */
export const toLines = (text: string): CodeLine[] =>
  text
    .trimEnd()
    .split('\n')
    .map((line) => ({text: line}));

/**
 * Writes a console. All of it is static: `browser/console.ts` switches languages, copies, ticks fields, and runs.
 *
 * @param console what it shows
 * @returns MDX
 */
export function writeConsole({label, name, code, answers, data}: Console): string {
  const languages = Object.keys(code);
  const attributes = Object.entries(data)
    .map(([key, value]) => ` data-${key}=${JSON.stringify(value)}`)
    .join('');
  return [
    `<div className="console" role="group" aria-label=${JSON.stringify(label)}${attributes}>`,
    `<div className="console-bar"><span className="console-name">${name}</span>${writeLanguages(languages)}<button type="button" className="console-copy" aria-label="Copy" data-action="copy" /></div>`,
    ...Object.entries(code).map(([language, {language: grammar, lines}]) =>
      writeCode(
        lines,
        grammar,
        `data-code="${language}" data-label="${LABELS[language] ?? language}"`,
      ),
    ),
    ...writeAnswers(answers),
    '<div className="console-foot" data-foot="" />',
    '</div>',
  ].join('\n\n');
}

function writeLanguages(languages: readonly string[]): string {
  const buttons = languages.map(
    (it) => `<button type="button" role="radio" data-language="${it}">${LABELS[it] ?? it}</button>`,
  );
  return `<span className="console-languages" role="radiogroup" aria-label="Language">${buttons.join('')}</span>`;
}

function writeAnswers(answers: Console['answers']): string[] {
  if (answers.length === 0) return [];
  const words = answers.map(
    ({word}) => `<button type="button" role="radio" data-answer="${word}">${word}</button>`,
  );
  const choice =
    answers.length > 1
      ? ` <span className="console-languages" role="radiogroup" aria-label="Recorded answer">${words.join('')}</span>`
      : '';
  return [
    '<div className="console-answer">',
    `<div className="console-answer-head"><b>Answer</b> <span className="recorded">recorded</span>${choice}</div>`,
    ...answers.map(({word, lines, language}, index) =>
      writeCode(lines, language, `data-recorded="${word}"${index > 0 ? ' hidden' : ''}`),
    ),
    '</div>',
  ];
}

/** A block of code whose inside React leaves alone, so that lines can be shown, hidden and marked. */
export function writeCode(lines: readonly CodeLine[], language: string, attributes = ''): string {
  const html = JSON.stringify(highlight(lines, language));
  return `<pre tabIndex={0} translate="no" data-grammar="${language}"${attributes && ` ${attributes}`} dangerouslySetInnerHTML={{__html: ${html}}} />`;
}
