/** Something about the service that is not known, or was not when the question was added. Texts are Markdown. */
export type Question = {
  readonly id: string;
  /** What the question is about; precedes an answer, as in "Rate limit: 60 requests a minute." */
  readonly name: string;
  readonly question: string;
  /** What a reader should do until there is an answer. */
  readonly meanwhile: string;
  /** Undefined while the question is open. */
  readonly answer: string | undefined;
  readonly topic: Topic;
  /** `file:line:col` of the question. */
  readonly place: string;
};

/** A group of questions. */
export type Topic = {
  readonly id: string;
  readonly title: string;
};

/** Addresses of the owner of the service, by name. An address can itself be the answer to a question. */
export type Contacts = Readonly<
  Record<string, {readonly label: string; readonly href: string} | undefined>
>;

/** The path of the register, relative to the site's folder. */
export const REGISTER = 'contract/open-questions.yaml';
