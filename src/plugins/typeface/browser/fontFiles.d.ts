/** The bundler returns the address of the font file, whose name contains the hash of its bytes. */
declare module '*.woff2' {
  const address: string;
  export default address;
}
