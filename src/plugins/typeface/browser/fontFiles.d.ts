/** The bundler gives the address of a font under a name with the hash of its bytes. */
declare module '*.woff2' {
  const address: string;
  export default address;
}
