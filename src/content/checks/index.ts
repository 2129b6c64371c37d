export {checkMarkup} from './markup';
export type {PageComponent} from './pageComponents';
export {runChecks} from './runChecks';
