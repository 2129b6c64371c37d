/** What `src/plugins/run` tells the browser: the folder of the worker and the programs, and the faults. */
declare module '@generated/run-here/default/settings.json' {
  const settings: {
    readonly folder: string;
    readonly faults: readonly {readonly name: string; readonly description: string}[];
  };
  export default settings;
}
