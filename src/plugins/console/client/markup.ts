// The HTML of code on a page: that of consoles and code blocks, and in the browser that of responses and of lines for a terminal.
import {translate} from '@docusaurus/Translate';
import {attributes} from '../../../content/mdx/markdown';
import {LANGUAGE_IDS, LANGUAGES, type Language} from '../../../contract/requests/languages';
import {renderResultLines} from './lines';

type CodeBlock = {
  /** The language, as in the info string of a Markdown code block: `bash`. */
  readonly language: string;
  readonly html: string;
  /** Its name among several: `Python`, `403`. Readers see it where they cannot choose. */
  readonly name?: string;
  readonly className?: string;
} & Readonly<Record<`data-${string}`, string>>;

/**
 * Renders a code block.
 *
 * Programs that turn pages into text find what they look for: `pre > code.language-x`, below its name. Reader views take
 * the element with the most commas for the text of the page: the inner element keeps those of code away from what is around.
 */
export function renderCodeBlock({
  language,
  html,
  name,
  className = '',
  ...data
}: CodeBlock): string {
  const title = name === undefined ? '' : `<p class="code-name"><b>${name}</b></p>`;
  const code = `<code class="language-${language}">${html}</code>`;
  const pre = `<div><pre tabindex="0" translate="no">${code}</pre></div>`;
  const box = attributes({class: `code ${className}`.trim(), ...data});
  return `<div${box}>${title}${pre}</div>`;
}

/** Renders a recorded or a real response, or what a program printed. JSON has its colors. */
export function renderResult(
  text: string,
  options: Omit<CodeBlock, 'language' | 'html'> = {},
): string {
  const isJson = text.startsWith('{') || text.startsWith('[');
  const language = isJson ? 'json' : 'text';
  return renderCodeBlock({language, html: renderResultLines(text), ...options});
}

/**
 * Renders what is inside a code block of a page: code with a button that copies it.
 *
 * @param name HTML before the button; may be empty
 */
export function renderFence(name: string, block: CodeBlock): string {
  return renderBar(name) + renderCodeBlock(block);
}

function renderBar(name: string, choice = ''): string {
  const shown = name === '' ? '' : `<span class="console-name">${name}</span> `;
  const copy = attributes({
    type: 'button',
    class: 'console-copy',
    'aria-label': translate({id: 'console.copy', message: 'Copy'}),
    'data-action': 'copy',
  });
  const status = attributes({
    class: 'console-copy-status',
    role: 'status',
    'data-copied': translate({id: 'console.copied', message: 'Copied'}),
    'data-refused': translate({
      id: 'console.refused',
      message: 'Your browser did not copy. The code is selected: press Ctrl+C or Command+C.',
    }),
  });
  const button = `<button${copy}></button> <span${status}></span>`;
  return `<div class="console-bar">${shown}${choice}${button}</div>`;
}

/** A request or a program as a page shows it: its code in every language, and what it returns. */
export type ConsoleContent = {
  /** HTML for the left of its bar. */
  readonly name: string;
  /** The lines of its code, as HTML. */
  readonly code: Readonly<Record<Language, string>>;
  /** The recorded responses or outputs, by the word that chooses one, such as a status. */
  readonly recorded: readonly {readonly word: string; readonly text: string}[];
  /** A recorded picture as HTML, which is shown in place of them. */
  readonly picture?: string | undefined;
  readonly runs: keyof typeof RUN_HINTS;
};

/** Renders what is inside of a console. All of it is static: `console.ts` switches languages, copies, ticks, and runs. */
export function renderConsole({name, code, recorded, picture, runs}: ConsoleContent): string {
  const languages = LANGUAGE_IDS.map((id) => [id, LANGUAGES[id].label] as const);
  const blocks = LANGUAGE_IDS.map((id) => {
    const {label, grammar} = LANGUAGES[id];
    return renderCodeBlock({language: grammar, html: code[id], name: label, 'data-code': id});
  });
  const result = picture === undefined ? renderRecorded(recorded) : renderPoster(picture);
  return [
    renderBar(name, `${renderChoice('language', languages)} `),
    `<div class="console-code">${blocks.join('')}</div>`,
    `<div class="console-answer">${result}<div class="console-live-answer"></div></div>`,
    renderFooter(runs),
  ].join('');
}

const CHOICE_LABELS = {
  language: translate({id: 'console.language', message: 'Language'}),
  answer: translate({id: 'console.answers', message: 'Example answer'}),
};

/** Renders a group of buttons of which one is chosen, the first one until scripts run. */
function renderChoice(
  kind: keyof typeof CHOICE_LABELS,
  choices: readonly (readonly [value: string, word: string])[],
): string {
  const buttons = choices.map(([value, word], index) => {
    const isChosen = index === 0;
    const button = attributes({
      type: 'button',
      role: 'radio',
      'aria-checked': String(isChosen),
      tabindex: isChosen ? '0' : '-1',
      [`data-${kind}`]: value,
    });
    return `<button${button}>${word}</button>`;
  });
  const label = CHOICE_LABELS[kind];
  const group = attributes({class: 'console-choice', role: 'radiogroup', 'aria-label': label});
  return `<span${group}>${buttons.join(' ')}</span>`;
}

function renderRecorded(recorded: ConsoleContent['recorded']): string {
  const title = translate({id: 'console.answer', message: 'Answer'});
  const source = translate({id: 'console.example', message: 'example'});
  const words = recorded.map(({word}) => [word, word] as const);
  const choice = words.length > 1 ? renderChoice('answer', words) : '';
  const blocks = recorded.map(({word, text}, index) =>
    renderResult(text, {
      name: word,
      'data-recorded': word,
      // Not `hidden`: reader views leave out what has that class.
      ...(index > 0 && {className: 'unselected'}),
    }),
  );
  const head = `<b>${title}</b> <span class="console-source">${source}</span> ${choice}`;
  return `<div class="console-head">${head}</div>${blocks.join('')}`;
}

/** What home shows next to its request: the picture, and later the one that the reader's run has made. */
function renderPoster(picture: string): string {
  const caption = '<figcaption>Night. This request makes it dawn.</figcaption>';
  return `<figure class="poster" data-recorded="picture">${picture}${caption}</figure>`;
}

const RUN_HINTS = {
  program: translate({
    id: 'console.where.program',
    message: 'Runs the JavaScript form, in your browser',
  }),
  request: translate({id: 'console.where.request', message: 'In your browser, on a mock server'}),
};

/** Renders Run, where it runs, its status, and what else can be done. Without scripts, it is not shown. */
function renderFooter(runs: ConsoleContent['runs']): string {
  const early = translate({id: 'run.running', message: 'Running'});
  const run = translate({id: 'console.run', message: 'Run'});
  const stop = translate({id: 'console.stop', message: 'Stop'});
  const mark = `<span class="mark" aria-hidden="true">${'<i></i>'.repeat(5)}</span>`;
  return `<div class="console-footer" data-markdown="skip">
<button type="button" class="console-run" data-action="run">${mark}${run}</button>
<span class="console-run-hint">${RUN_HINTS[runs]}</span>
<span${attributes({class: 'console-status', role: 'status', 'data-early': early})}></span>
<button type="button" class="console-stop" data-action="stop">${stop}</button>
</div>`;
}
