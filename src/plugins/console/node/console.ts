import {attributes, dataAttributes} from '../../../content/mdx';
import {highlight, type CodeLine} from './highlight';
import {LANGUAGE_IDS, LANGUAGES, type Language} from '../../../contract/requests/languages';

/** A request or a program as a page shows it: its code in every language, and what it answers. */
export type Console = {
  /** What it is, for screen readers: a file, or method and path. */
  readonly label: string;
  /** MDX for the left of its bar. */
  readonly name: string;
  readonly code: Readonly<Record<Language, readonly CodeLine[]>>;
  /** The recorded answers or outputs, by the word that chooses one, such as a status. */
  readonly answers: readonly {readonly word: string; readonly text: string}[];
  /** MDX of a recorded picture, which is shown in place of the answers. */
  readonly picture?: string | undefined;
  /** What Run needs to know, as attributes of the element. */
  readonly data: Readonly<Record<string, string>>;
};

/** Splits a text into lines without further facts. */
export const toLines = (text: string): CodeLine[] =>
  text
    .trimEnd()
    .split('\n')
    .map((line) => ({text: line}));

/**
 * Writes a console. All of it is static: `src/plugins/console/client/console.ts` switches languages, copies, ticks
 * fields, and runs.
 *
 * @param console what it shows
 * @returns MDX
 */
export function renderConsole({label, name, code, answers, picture, data}: Console): string {
  const facts = attributes(dataAttributes(data));
  const languages = LANGUAGE_IDS.map((id) => [id, LANGUAGES[id].label] as const);
  return [
    `<div className="console ink${picture === undefined ? '' : ' stage'}" role="group" aria-label=${JSON.stringify(label)}${facts}>`,
    `<div className="console-bar"><span className="console-name">${name}</span> ${renderChoice('language', languages)} <ConsoleCopy /></div>`,
    '<div className="console-code">',
    ...languages.map(([id, word]) =>
      renderCodeBox(code[id], LANGUAGES[id].grammar, {name: word, 'data-code': id}),
    ),
    '</div>',
    '<div className="console-answer">',
    ...(picture === undefined ? renderAnswers(answers) : [renderPoster(picture)]),
    '<div className="console-real" />',
    '</div>',
    `<ConsoleFooter runs="${data.program === undefined ? 'request' : 'program'}" />`,
    '</div>',
  ].join('\n\n');
}

/** Writes a group of buttons of which one is chosen, the first one until scripts run. */
function renderChoice(
  kind: 'language' | 'answer',
  choices: readonly (readonly [value: string, word: string])[],
): string {
  const buttons = choices.map(
    ([value, word], at) =>
      `<button type="button" role="radio" aria-checked="${at === 0}" tabIndex={${at === 0 ? 0 : -1}} data-${kind}="${value}">${word}</button>`,
  );
  return `<ConsoleChoice of="${kind}">${buttons.join(' ')}</ConsoleChoice>`;
}

function renderAnswers(answers: Console['answers']): string[] {
  const words = answers.map(({word}) => [word, word] as const);
  const choice = words.length > 1 ? renderChoice('answer', words) : '';
  return [
    `<div className="console-head"><ConsoleSource /> ${choice}</div>`,
    ...answers.map(({word, text}, index) =>
      renderCodeBox(toLines(text), /^[{[]/.test(text) ? 'json' : 'text', {
        name: word,
        'data-recorded': word,
        ...(index > 0 && {className: 'off'}),
      }),
    ),
  ];
}

/** What home shows beside its request: the picture, and later the one that the reader's run has made. */
const renderPoster = (picture: string): string =>
  `<figure className="poster" data-recorded="picture">${picture}<figcaption>image-1.png, mock server</figcaption></figure>`;

/**
 * Writes a block of code: see `src/theme/components/Lines.tsx`.
 *
 * @param lines of the code
 * @param language a name that Prism knows; another one leaves the code plain
 * @param props others of the component, such as its name
 * @returns MDX
 */
export function renderCodeBox(
  lines: readonly CodeLine[],
  language: string,
  props: Readonly<Record<string, string>> = {},
): string {
  return `<Lines${attributes({language, ...props, html: highlight(lines, language)})} />`;
}
