export type {PageComponent} from './pageComponents';
export {runChecks} from './runChecks';
