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
  type Fact,
  type Question,
} from './registries';
