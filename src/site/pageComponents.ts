/** Components that few pages use, by the name that pages write: only those pages load them. */
export const PAGE_COMPONENT_MODULES: Readonly<Record<string, string>> = {
  Action: '@site/src/components/Home',
  Actions: '@site/src/components/Home',
  Hero: '@site/src/components/Home',
  HeroSample: '@site/src/components/Home',
  HeroText: '@site/src/components/Home',
  OperationDoor: '@site/src/components/Home/OperationDoors',
  OperationDoors: '@site/src/components/Home/OperationDoors',
  Outcome: '@site/src/components/Home/Outcome',
  SearchExamples: '@site/src/components/Home/SearchExamples',
};
