export {factComponents} from './facts';
export {questionComponents, renderMark, renderQuestions} from './questions';
