export {factComponents} from './factComponents';
export {questionComponents, renderMark, renderQuestions} from './questionComponents';
export {
  ALLOWED_NAMES,
  FACTS,
  QUESTIONS,
  readAllowedNames,
  readChecks,
  readFact,
  readFacts,
  readQuestions,
  readSources,
  readTools,
  SOURCES,
  TOOLS,
  type AllowedNames,
  type CheckedPrograms,
  type Fact,
  type Question,
  type Tool,
} from './registries';
