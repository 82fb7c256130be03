/** Namespaces of the texts of each page, by its file as the routes name it; found by `build/bundle/pageNamespaces.ts`. */
declare module 'virtual:page-namespaces' {
  const namespaces: Readonly<Record<string, readonly string[]>>;
  export default namespaces;
}
