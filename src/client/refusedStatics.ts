// Stands in for `hoist-non-react-statics`. See src/plugins/lean-client/standIns.ts.

/** Only `withRouter` of the router calls it, which neither Docusaurus nor this site uses. */
export default function refusedStatics(): never {
  throw new Error(
    'withRouter is not in the bundle. Use the hooks of @docusaurus/router, or take hoist-non-react-statics out of src/plugins/lean-client/standIns.ts.',
  );
}
