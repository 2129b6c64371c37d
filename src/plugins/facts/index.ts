export {checkFacts} from './build/checkFacts';
export {readFact, readRegister} from './build/readRegister';
export type {Claim, Fact, Register} from './build/Register';
export {checkSources} from './build/sources/checkSources';
export {renderSources} from './build/sources/renderSources';
export {readSources} from './build/sources/readSources';
export {factTags} from './build/factTags';
