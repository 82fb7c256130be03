/** What a phone number looks like in each of the product's regions; cut out of the package's by `build/phoneMetadata.ts`. */
declare module 'virtual:phone-metadata' {
  const metadata: unknown;
  export default metadata;
}
