/** Written by src/plugins/run-here at build time. */
declare module '@generated/run-here/default/settings.json' {
  const settings: {
    /** The address of the folder with everything that runs. */
    readonly folder: string;
  };
  export default settings;
}
