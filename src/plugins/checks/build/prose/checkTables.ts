import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import type {Problem} from '../../../problems';
import {type Page, problemsOf} from '../pages/Page';
import type {Vocabulary} from './buildVocabulary';
import {classifyCode} from './classifyCode';
import {findMistake} from './findMistake';

/**
 * Tables that may be written by hand, by the heading of their first column, with what they show. Readers look up a row
 * in them by what they have, not by a fact.
 */
const TYPED: Readonly<Record<string, string>> = {
  'Base URL ends with': 'addresses that readers compare with theirs',
  Call: 'requests of OpenAI clients, each checked',
  Form: 'the two bodies of an error, side by side',
  Need: 'what to have before the first step',
  'Request field': 'fields of OpenAI clients, each checked',
  Setting: 'variables of OpenAI clients, each checked',
  Step: 'the steps of the tutorial, each request checked',
  Symptom: 'what somebody sees who has a problem, each name and error text checked',
  Tier: 'models that the published examples pair with a tier',
  What: 'two interfaces side by side, each name checked',
};

/** Shows the Markdown syntax to writers, and says nothing about the service. */
const FORMS = 'src/pages/markdown-page.mdx';

const FACTS = ['field', 'header', 'status code', 'value'];

/**
 * Finds handwritten tables of facts. A cell in them can be wrong even if each name in it is right.
 *
 * @param pages the pages that could be parsed
 * @param vocabulary the names of the contract
 * @returns a problem for each handwritten table that names a part of the contract and is not one of TYPED
 */
export function checkTables(pages: readonly Page[], vocabulary: Vocabulary): Problem[] {
  const problems: Problem[] = [];
  for (const {file, tree} of pages.filter((page) => page.file !== FORMS)) {
    visit(tree, 'table', (table) => {
      const [first] = table.children[0]?.children ?? [];
      if (first && toString(first) in TYPED) return;
      const named: string[] = [];
      visit(table, 'inlineCode', ({value}) => {
        const isFact = classifyCode(value).some(
          (it) => FACTS.includes(it.kind) && findMistake(it, vocabulary) === 'verified',
        );
        if (isFact) named.push(value);
      });
      const [name] = named;
      if (name === undefined) return;
      problems.push(
        problemsOf(file)(
          table.position?.start,
          `has a typed table of facts, which names "${name}"`,
          'draw it from the contract with <FactTable>, or name its kind in TYPED of src/plugins/checks/build/prose/checkTables.ts',
        ),
      );
    });
  }
  return problems;
}
