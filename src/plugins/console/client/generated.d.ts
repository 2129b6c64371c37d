/** What `src/plugins/console` generates for the browser. */
declare module '@generated/console/default/settings.json' {
  /** `folder` is the address of the worker and the programs, which changes with them. */
  const settings: {readonly folder: string};
  export default settings;
}
