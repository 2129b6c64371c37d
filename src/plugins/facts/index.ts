export {checkFacts} from './build/checkFacts';
export {readFact, readRegister} from './build/readRegister';
export type {Claim, Fact, Register} from './build/Register';
export {checkConfirmed} from './build/sources/checkConfirmed';
export {checkSources} from './build/sources/checkSources';
export {renderSources} from './build/sources/renderSources';
export type {Part} from './build/sources/Part';
export {CONFIRMED, readSources} from './build/sources/readSources';
export {factTags} from './build/factTags';
