export {answerContract} from './build/answerContract';
export {checkOpenQuestions} from './build/checkOpenQuestions';
export {renderQuestions, type QuestionTexts} from './build/renderQuestions';
export type {Question} from './build/Question';
export {readQuestions} from './build/readQuestions';
export {remarkOpenQuestions} from './build/remarkOpenQuestions';
