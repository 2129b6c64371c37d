import {ContentError, findNearest} from '../../problems';
import {escapeMdx, type Tag, type Tags} from '../../content';
import {writeFullList} from './buildQuestionList';
import {writeQuestions} from './renderQuestions';
import {REGISTER, type Question} from './Question';
import {SHOWS, writeMark, type Show} from './writeMark';

/**
 * @param questions from the register
 * @returns the tags: `<Unknown>` places one question, `<OpenQuestions>` several in a collapsed line, or lists all
 */
export function questionTags(questions: readonly Question[]): Tags {
  return {
    Unknown: {
      attributes: ['id', 'show'],
      inline: true,
      write: (tag) =>
        find([tag.attributes.id ?? ''], tag, questions)
          .map((question) => escapeMdx(writeMark(question, readShow(tag))))
          .join(' '),
    },
    OpenQuestions: {
      attributes: ['of'],
      write: (tag) => {
        const {of} = tag.attributes;
        if (of === undefined) return writeFullList(questions);
        return writeQuestions(find(readIds(of), tag, questions));
      },
    },
  };
}

/** @returns the ids that `of` lists, separated by commas */
export function readIds(of: string): string[] {
  return of.split(',').map((id) => id.trim());
}

function find(ids: readonly string[], {place}: Tag, questions: readonly Question[]): Question[] {
  const missing = ids.filter((id) => !questions.some((question) => question.id === id));
  if (missing.length > 0) {
    throw new ContentError(missing.map((id) => unknownId(id, place, questions)));
  }
  return ids.flatMap((id) => questions.filter((question) => question.id === id));
}

/** @returns the problem for an id that the register does not have */
export function unknownId(id: string, place: string, questions: readonly Question[]) {
  const nearest = findNearest(
    id,
    questions.map((question) => question.id),
  );
  return {
    place,
    problem: `asks for the open question "${id}", which ${REGISTER} does not have`,
    fix: nearest
      ? `did you mean "${nearest}"?`
      : `add it to ${REGISTER}, or use an id of that file`,
  };
}

function readShow({attributes, place}: Tag): Show {
  const show = SHOWS.find((it) => it === (attributes.show ?? 'meanwhile'));
  if (show) return show;
  const problem = `<Unknown> shows "${attributes.show ?? ''}"`;
  const fix = `use show="mark", show="value", or leave it out`;
  throw new ContentError([{place, problem, fix}]);
}
