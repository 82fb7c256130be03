import type { FailureName } from '../handlers/failureCodes';

/** The messages of a language. English has all of them, and stands in for one that another language lacks. */
export type Messages = Readonly<Partial<Record<FailureName, string>>>;
