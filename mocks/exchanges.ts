/** One call and what the backend answered. */
export interface Exchange {
  /** Name in the contract; `unknown` for a path that is not in it. */
  endpoint: string;
  request: Request;
  /** Parsed JSON, the names and sizes of a form's files, or else the text; null when empty. */
  body: unknown;
  /** Null for a planned failure, which may be anything. */
  response: Response | null;
}

/** What looks at every exchange of every backend of this process: only tests set it. */
export const exchanges: { watch: ((exchange: Exchange) => Promise<void>) | null } = { watch: null };
