/** The operations of the API's published description, as the tests compare them with the code. */
import { inject } from 'vitest';
import { createDescription } from '../../build/api/operations';

export const description = createDescription(inject('apiDocument'));
export const { document: apiDocument, operations, resolveRef, mergeSchema, dataOf, examplesOf } = description;
