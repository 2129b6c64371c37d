export {factComponents} from './factComponents';
export {questionComponents, renderMark, renderQuestions} from './questionComponents';
export {
  ALLOWED_NAMES,
  FACTS,
  QUESTIONS,
  readAllowedNames,
  readFact,
  readFacts,
  readQuestions,
  readSources,
  SOURCES,
  type AllowedNames,
  type Fact,
  type Question,
} from './registries';
