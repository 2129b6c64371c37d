/** The components that writers use in pages, which import nothing. The page checks read their names from here. */
export * from '../components/boxes';
export {default as Card} from '@site/src/theme/components/Card';
export {Action, Way} from '@site/src/theme/components/Home';
export {default as PageTools, PageHead} from '@site/src/theme/components/PageTools';
export {default as StepTrail} from '@site/src/theme/components/StepTrail';
export {default as TabItem} from '@theme/TabItem';
export {default as Tabs} from '@theme/Tabs';
