/** Reads the API's published description once for all tests: reading it takes longer than most tests. */
import type { TestProject } from 'vitest/node';
import { type ApiDocument, readApiDocument } from '../../mocks/apiDocument.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    apiDocument: ApiDocument;
  }
}

export default function provideDocument(project: TestProject): void {
  project.provide('apiDocument', readApiDocument());
}
