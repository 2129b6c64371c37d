/** The bar at the top of the window, which the theme brings. */
declare module 'nprogress' {
  const bar: {readonly done: () => void};
  export default bar;
}
