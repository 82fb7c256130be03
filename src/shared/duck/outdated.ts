import { createAction } from './action';

/**
 * The loaded content is in another language, or of another region. It stays on screen; the next `ensure` loads it
 * again, a list with as many pages as it has.
 */
export const contentOutdated = createAction('duck/contentOutdated');
