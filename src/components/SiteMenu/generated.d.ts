/** Written by src/plugins/areas at build time. */
declare module '@generated/areas/default/areas.json' {
  import type {Area} from '@site/src/plugins/areas/areaSidebar';

  const areas: readonly Area[];
  export default areas;
}
