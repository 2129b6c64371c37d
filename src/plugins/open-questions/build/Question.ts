/** Something about the service that is not known, or was not when the question was written down. Texts are Markdown. */
export type Question = {
  readonly id: string;
  /** What an answer is an answer for, as in "Rate limit: 60 requests a minute." */
  readonly name: string;
  readonly question: string;
  /** What a reader does as long as there is no answer. */
  readonly meanwhile: string;
  /** Undefined as long as the question is open. */
  readonly answer: string | undefined;
  readonly topic: Topic;
  /** `file:line:col` of the question. */
  readonly place: string;
};

/** Questions that stand together. */
export type Topic = {
  readonly id: string;
  readonly title: string;
};

/** An address of the owner of the service, which answers a question by itself. */
export type Contacts = Readonly<
  Record<string, {readonly label: string; readonly href: string} | undefined>
>;

/** The register, relative to the site's folder. */
export const REGISTER = 'contract/open-questions.yaml';
