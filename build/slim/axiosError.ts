/**
 * Stands in for axios's errors, which tell of the request, its headers and causes: `shared/http` lets none of that out and
 * only asks whether a call succeeded.
 */
export default class AxiosError extends Error {}

export const getCauseStackIndex = (): number => -1;
export const REDACTED = '';
