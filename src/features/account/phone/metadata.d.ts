/** Formats of phone numbers in the product's regions, extracted from the package by `build/bundle/phoneMetadata.ts`. */
declare module 'virtual:phone-metadata' {
  const metadata: unknown;
  export default metadata;
}
