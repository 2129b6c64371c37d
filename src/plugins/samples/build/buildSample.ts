import type {Code} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx';
import {buildCode, buildElement} from '../../page-tags';
import type {Language} from './languages';

/** A sample in one language, with everything a page shows of it. */
export type CompleteProgram = {
  readonly language: Language;
  readonly code: string;
  /** What the program printed; undefined where the page leaves it out. */
  readonly output: string | undefined;
};

/**
 * @param name the sample, for the names of its files
 * @param programs the languages to show, in order
 * @returns one tab for each language: the program, then what it prints
 */
export function buildSample(name: string, programs: readonly CompleteProgram[]): MdxJsxFlowElement {
  const items = programs.map(({language, code, output}) =>
    buildElement('TabItem', {value: language.id, label: language.label}, [
      buildTitledCode(language.fence, language.fileName(name), code),
      ...(output === undefined ? [] : [buildTitledCode(languageOf(output), 'Output', output)]),
    ]),
  );
  return buildElement('Tabs', {groupId: 'language'}, items);
}

function buildTitledCode(lang: string, title: string, text: string): Code {
  return {...buildCode(lang, text.trimEnd()), meta: `title="${title}"`};
}

function languageOf(output: string): 'json' | 'text' {
  try {
    return typeof JSON.parse(output) === 'object' ? 'json' : 'text';
  } catch {
    return 'text';
  }
}
