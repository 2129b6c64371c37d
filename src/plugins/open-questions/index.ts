export {answerContract} from './build/answerContract';
export {checkOpenQuestions} from './build/checkOpenQuestions';
export {questionTags} from './build/defineQuestionTags';
export type {Question} from './build/Question';
export {readQuestions} from './build/readQuestions';
export {writeQuestions} from './build/renderQuestions';
export {writeMark} from './build/writeMark';
