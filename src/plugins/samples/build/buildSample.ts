import type {Code} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx';
import {buildCode, buildElement} from '../../page-tags';
import type {Language} from './languages';
import {programAddress} from './listPrograms';
import type {SplitProgram} from './splitProgram';

/** A sample in one language. */
export type CompleteProgram = {
  readonly language: Language;
  readonly code: SplitProgram;
};

/**
 * @param name the name of the sample, for the names of its files
 * @param programs the languages to show, in order
 * @param output what each of them prints; undefined if the page leaves it out
 * @returns a tab for each language with its program, or only the program if there is one language; then the output
 */
export function buildSample(
  name: string,
  programs: readonly CompleteProgram[],
  output: string | undefined,
): MdxJsxFlowElement {
  const items = programs.map((program) =>
    buildElement('TabItem', {value: program.language.id, label: program.language.label}, [
      buildProgram(name, program),
    ]),
  );
  const [only, ...others] = programs;
  const isAlone = only !== undefined && others.length === 0;
  return buildElement('SampleFrame', {}, [
    isAlone ? buildProgram(name, only) : buildElement('Tabs', {groupId: 'language'}, items),
    ...(output === undefined ? [] : [buildOutput(output)]),
  ]);
}

/** Builds a fence of the whole program, with the lines to show initially. readFence.ts parses its meta string. */
function buildProgram(name: string, {language, code: {text, part}}: CompleteProgram): Code {
  const meta = [
    `title="${language.fileName(name)}"`,
    `file="${programAddress(language, name)}"`,
    ...(part ? [`shown="${part.first}-${part.last}:${part.indent}"`] : []),
  ];
  return {...buildCode(language.fence, text.trimEnd()), meta: meta.join(' ')};
}

function buildOutput(output: string): Code {
  return {...buildCode(languageOf(output), output.trimEnd()), meta: 'title="Output" output'};
}

function languageOf(output: string): 'json' | 'text' {
  try {
    return typeof JSON.parse(output) === 'object' ? 'json' : 'text';
  } catch {
    return 'text';
  }
}
