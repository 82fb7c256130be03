/** Reads the API's published description once for all tests of a run: reading it takes longer than most tests. */
import type { TestProject } from 'vitest/node';
import { type ApiDocument, readApiDocument } from '../../mocks/apiDocument.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    apiDocument: ApiDocument;
    /** Number of the run: greater than 0 when files have changed under `vitest`. */
    testRun: number;
  }
}

export default function provideDocument(project: TestProject): void {
  let run = 0;
  const provide = () => {
    project.provide('apiDocument', readApiDocument());
    project.provide('testRun', run);
    run += 1;
  };
  provide();
  project.onTestsRerun(provide);
}
