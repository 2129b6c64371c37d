import {type Contract, CONTRACTS, readStatuses} from '../../contract/openapi';
import {locationAt, type Problem, type Text} from '../../files';
import type {Rule, SiteContent} from './rule';

/** Reports texts that name only some of the failed and canceled statuses: programs that follow them may never end. */
export const outcomes: Rule = {id: 'outcomes', check: checkOutcomes};

/** A unit of text: a paragraph or a table of a page, a program, a line of the contract. */
type Passage = {readonly text: string; readonly location: string};

const LINE = /.+/g;
/** Lines without an empty one between them. */
const BLOCK = /(?:.+\n?)+/g;

function checkOutcomes(content: SiteContent): Problem[] {
  const problems: Problem[] = [];
  const kinds = content.contracts.map(listBadEnds).flat();
  for (const {text, location} of listPassages(content)) {
    const words = new Set(text.match(/\w+/g));
    for (const ends of kinds) {
      const named = ends.filter((name) => words.has(name));
      const missing = ends.filter((name) => !words.has(name)).join(', ');
      if (named.length < 2 || missing === '') continue;
      const problem = `names ${named.join(' and ')} as ends of a wait, but not ${missing}`;
      problems.push({location, problem, fix: 'name it too, and what to do then'});
    }
  }
  return problems;
}

function listPassages({pages, texts}: SiteContent): Passage[] {
  const passages: Passage[] = [];
  for (const page of pages) passages.push(...splitText(page, BLOCK));
  for (const source of texts) {
    const {file, text} = source;
    const isProgram = file.startsWith('samples/') && !file.startsWith('samples/output/');
    const isContract = CONTRACTS.some((contract) => contract.file === file);
    if (isContract) passages.push(...splitText(source, LINE));
    if (isProgram) passages.push({text, location: locationAt(source)});
  }
  return passages;
}

function listBadEnds({components}: Contract): string[][] {
  return Object.values(components.schemas).map((schema) => {
    const statuses = Object.entries(readStatuses(schema));
    const bad = statuses.filter(([, {outcome}]) => outcome && outcome !== 'success');
    return bad.map(([name]) => name);
  });
}

function splitText(source: Text, part: RegExp): Passage[] {
  const parts = [...source.text.matchAll(part)];
  return parts.map(({0: text, index}) => ({text, location: locationAt(source, index)}));
}
