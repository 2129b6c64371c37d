import {attributes, dataAttributes} from '../../../content/mdx';
import {mapLanguages, LANGUAGES, type Language} from '../../../contract/requests/languages';
import type {CodeLine} from '../client/lines';
import type {ConsoleContent} from '../client/markup';
import {highlight} from './highlight';

/** A request or a program for a page. */
type Console = Omit<ConsoleContent, 'code'> & {
  /** What it is, for screen readers: a file, or method and path. */
  readonly label: string;
  readonly code: Readonly<Record<Language, readonly CodeLine[]>>;
  /** What Run needs to know, as attributes of the element. */
  readonly data: Readonly<Record<string, string>>;
};

/** Writes a console as MDX: `client/Console.tsx` makes it HTML. */
export function writeConsole({label, code, data, ...rest}: Console): string {
  const colored = mapLanguages((language) =>
    highlight(code[language], LANGUAGES[language].grammar),
  );
  const content = JSON.stringify({...rest, code: colored} satisfies ConsoleContent);
  return `<Console${attributes({label, content, ...dataAttributes(data)})} />`;
}
