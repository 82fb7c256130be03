import type { FailureName } from '../handlers/failureCodes';

export type Messages = Readonly<Record<FailureName, string>>;
