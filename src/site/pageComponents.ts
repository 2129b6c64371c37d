/** Modules of components that few pages use, by component name. Only the pages that use a component load it. */
export const PAGE_COMPONENT_MODULES: Readonly<Record<string, string>> = {
  Action: '@site/src/components/Home',
  Actions: '@site/src/components/Home',
  Hero: '@site/src/components/Home',
  HeroSample: '@site/src/components/Home',
  HeroText: '@site/src/components/Home',
  OperationLink: '@site/src/components/Home/OperationLinks',
  OperationLinks: '@site/src/components/Home/OperationLinks',
  Outcome: '@site/src/components/Home/Outcome',
  SearchExamples: '@site/src/components/Home/SearchExamples',
};
