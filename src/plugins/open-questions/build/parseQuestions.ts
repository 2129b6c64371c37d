import {isMap, isScalar, isSeq, type Node, type YAMLMap} from 'yaml';
import {ContentError, openYaml, type Problem} from '../../problems';
import type {Contacts, Question, Topic} from './Question';

const REQUIRED = ['id', 'name', 'question', 'meanwhile'] as const;
const KEYS: readonly string[] = [...REQUIRED, 'answer', 'source', 'contact'];

type Entry = {readonly map: YAMLMap; readonly place: string};

/**
 * Parses the register of open questions.
 *
 * @param text the YAML text: topics with an id, a title, and their questions
 * @param file the file, for messages
 * @param contacts the addresses that answer the questions that name them; without them, these questions stay open
 * @returns the questions in the order of the file
 * @throws ContentError with every invalid topic or question
 */
export function parseQuestions(text: string, file: string, contacts?: Contacts): Question[] {
  const {document, placeOf, problems: faults} = openYaml(text, file);
  if (faults.length > 0) throw new ContentError(faults);
  const problems: Problem[] = [];
  const listEntries = (node: Node | null | undefined): Entry[] =>
    isSeq(node)
      ? node.items.flatMap((item) =>
          isMap(item) ? [{map: item, place: placeOf(item.range?.[0] ?? 0)}] : [],
        )
      : [];
  const questions = listEntries(document.contents).flatMap((entry) => {
    const topic: Topic = {id: textAt(entry.map, 'id'), title: textAt(entry.map, 'title')};
    const inside = entry.map.get('questions', true);
    problems.push(...checkTopic(topic, entry.place));
    return listEntries(isSeq(inside) ? inside : undefined).map((it) => {
      problems.push(...checkEntry(it, contacts));
      return readEntry(it, topic, contacts);
    });
  });
  problems.push(...checkUnique(questions));
  if (problems.length > 0) throw new ContentError(problems);
  return questions;
}

function readEntry({map, place}: Entry, topic: Topic, contacts?: Contacts): Question {
  const contact = contacts?.[textAt(map, 'contact')];
  const address = contact && `[${contact.label}](${contact.href})`;
  return {
    id: textAt(map, 'id'),
    name: textAt(map, 'name'),
    question: textAt(map, 'question'),
    meanwhile: textAt(map, 'meanwhile'),
    answer: textAt(map, 'answer') || address,
    topic,
    place,
  };
}

function checkTopic({id, title}: Topic, place: string): Problem[] {
  if (id !== '' && title !== '') return [];
  return [{place, problem: 'has a topic without id or title', fix: 'give it both'}];
}

function checkEntry({map, place}: Entry, contacts?: Contacts): Problem[] {
  const id = textAt(map, 'id');
  const found: Problem[] = REQUIRED.filter((key) => textAt(map, key) === '').map((key) => ({
    place,
    problem: `has the question "${id}" without "${key}"`,
    fix: 'give each question an id, a name, the question, and what to do meanwhile',
  }));
  for (const {key} of map.items) {
    const name = isScalar(key) ? String(key.value) : '';
    if (KEYS.includes(name)) continue;
    const fix = `use ${KEYS.join(', ')}`;
    found.push({place, problem: `has the unknown key "${name}" in "${id}"`, fix});
  }
  if (textAt(map, 'answer') !== '' && textAt(map, 'source') === '') {
    const fix = 'add "source": who said it, and when';
    found.push({place, problem: `answers "${id}" without a source`, fix});
  }
  const contact = textAt(map, 'contact');
  if (contact !== '' && contacts && !Object.hasOwn(contacts, contact)) {
    const fix = `use one of ${Object.keys(contacts).join(', ')}, from src/site/brand.ts`;
    found.push({place, problem: `names the contact "${contact}" in "${id}"`, fix});
  }
  return found;
}

function checkUnique(questions: readonly Question[]): Problem[] {
  return questions
    .filter(({id}, index) => questions.findIndex((it) => it.id === id) !== index)
    .map(({id, place}) => ({
      place,
      problem: `has the id "${id}" a second time`,
      fix: 'give it another id, or make one question of the two',
    }));
}

function textAt(map: YAMLMap, key: string): string {
  const value: unknown = map.get(key);
  const isText = typeof value === 'string' || typeof value === 'number'; // YAML parses the answer 60 as a number
  return isText ? String(value).trim() : '';
}
