import {isPair, isScalar, isSeq, LineCounter, parseDocument, visit as visitYaml} from 'yaml';
import type {Problem} from '../../problems';
import type {TextFile} from './checkHandWritten';
import {readIds, unknownId} from './defineQuestionTags';
import type {Question} from './Question';

/** An id, and where a writer used it. */
type Use = {readonly id: string; readonly place: string};

const EXTENSIONS: readonly unknown[] = ['x-open-question', 'x-open-questions'];

const TAG = /<(?:Unknown|OpenQuestions)\b[^>]*?\b(?:id|of)="([^"]*)"/g;

/**
 * Compares the register with the uses of its questions. Unknown ids on pages are reported when tags are expanded.
 *
 * @param questions from the register
 * @param pages the text of every page
 * @param contracts the files of the contract
 * @returns a problem for each question that nothing uses, and for each id of a contract that the register does not have
 */
export function checkQuestions(
  questions: readonly Question[],
  pages: readonly TextFile[],
  contracts: readonly TextFile[],
): Problem[] {
  const inContracts = contracts.flatMap(listContractUses);
  const used = new Set([...pages.flatMap(listPageIds), ...inContracts.map(({id}) => id)]);
  return [
    ...inContracts
      .filter(({id}) => !questions.some((question) => question.id === id))
      .map(({id, place}) => unknownId(id, place, questions)),
    ...questions
      .filter(({id}) => !used.has(id))
      .map(({id, place}) => ({
        place,
        problem: `has the question "${id}", which no page and no field shows`,
        fix: `place <Unknown id="${id}" /> where readers meet the question, or name it in x-open-question of the contract`,
      })),
  ];
}

/** Searches the text, so that a page that cannot be parsed counts too. Ignores code blocks: tags there are examples. */
function listPageIds({text}: TextFile): string[] {
  return [...text.replace(/^```.*?^```/gms, '').matchAll(TAG)].flatMap(([, ids]) =>
    readIds(ids ?? ''),
  );
}

function listContractUses({file, text}: TextFile): Use[] {
  const lines = new LineCounter();
  const uses: Use[] = [];
  visitYaml(parseDocument(text, {lineCounter: lines}), (_key, node) => {
    if (!isPair(node) || !isScalar(node.key) || !EXTENSIONS.includes(node.key.value)) return;
    for (const item of isSeq(node.value) ? node.value.items : [node.value]) {
      if (!isScalar(item)) continue;
      const {line, col} = lines.linePos(item.range?.[0] ?? 0);
      uses.push({id: String(item.value), place: `${file}:${line}:${col}`});
    }
  });
  return uses;
}
