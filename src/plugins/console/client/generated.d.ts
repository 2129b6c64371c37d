/** Settings that `src/plugins/console` generates for the browser: the folder of the worker and the programs, and the failures. */
declare module '@generated/run/default/settings.json' {
  const settings: {
    readonly folder: string;
    readonly faults: readonly {
      readonly name: string;
      readonly description: string;
      /** Whether it hits every request, not every second one. */
      readonly isLasting: boolean;
      /** Whether it hits only requests to language models. */
      readonly isOfChat: boolean;
      /** Whether it hits only other requests. */
      readonly isOfApi: boolean;
    }[];
  };
  export default settings;
}
