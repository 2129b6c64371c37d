export {factComponents} from './factComponents';
export {questionComponents, writeMark, writeQuestions} from './questionComponents';
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
