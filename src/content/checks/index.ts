export {checkMarkup} from './markup';
export {listPageComponents} from './pageComponents';
export {runChecks} from './runChecks';
