/** The package has no types of its own. */
declare module '@adobe/structured-data-validator' {
  export interface Issue {
    severity: 'ERROR' | 'WARNING';
    issueMessage: string;
    path: readonly object[];
  }
  /** Checks objects against Google's rules for rich results; types without rules pass. */
  export default class Validator {
    /** `jsonld`: lists of objects by any name. Resolves to what is missing or wrong. */
    validate(data: { jsonld: Record<string, readonly object[]> }): Promise<Issue[]>;
  }
}
