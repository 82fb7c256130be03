/** Returns whether a status of a media server says that an address has expired or needs another session. */
export const isRefused = (status: number): boolean => status === 401 || status === 403 || status === 410;
