import {type Contract, CONTRACTS, readStatuses} from '../../contract/openapi';
import {locationAt, type Problem, type Text} from '../../files';
import type {Rule, SiteContent} from './rule';

/** Reports texts that name some of the failed and canceled statuses, not all: who follows them may wait in vain. */
export const outcomes: Rule = {id: 'outcomes', check: checkOutcomes};

/** What is read as one: a paragraph or a table of a page, a program, a line of the contract. */
type Passage = {readonly text: string; readonly location: string};

const LINE = /.+/g;
/** Lines without an empty one between them. */
const BLOCK = /(?:.+\n?)+/g;

function checkOutcomes({pages, texts, contracts}: SiteContent): Problem[] {
  const programs = texts.filter(({file}) => {
    return file.startsWith('samples/') && !file.startsWith('samples/output/');
  });
  const documents = texts.filter(({file}) => CONTRACTS.some((contract) => contract.file === file));
  const passages = [
    ...pages.flatMap((page) => splitText(page, BLOCK)),
    ...programs.map((program) => ({text: program.text, location: locationAt(program)})),
    ...documents.flatMap((document) => splitText(document, LINE)),
  ];
  const problems: Problem[] = [];
  const kinds = contracts.flatMap(listBadEnds);
  for (const {text, location} of passages) {
    const words = new Set(text.match(/\w+/g));
    for (const ends of kinds) {
      const named = ends.filter((name) => words.has(name));
      const missing = ends.filter((name) => !words.has(name));
      if (named.length < 2 || missing.length === 0) continue;
      const problem = `names ${named.join(' and ')} as ends of a wait, but not ${missing.join(', ')}`;
      problems.push({location, problem, fix: 'name it too, and what to do then'});
    }
  }
  return problems;
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
