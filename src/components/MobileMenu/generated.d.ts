/** Written by src/plugins/navigation at build time. */
declare module '@generated/navigation/default/sections.json' {
  import type {SiteSection} from '@site/src/plugins/navigation';

  const sections: readonly SiteSection[];
  export default sections;
}
