export {factComponents} from './factComponents';
export {questionComponents, renderMark, renderQuestions} from './questionComponents';
export {
  ALLOWED_NAMES,
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
  type CheckedPrograms,
  type Question,
  type Tool,
} from './registries';
