import { createAction } from './action';

/**
 * What was loaded so far is in another language, or of another region. Each read and each list keeps what it has on
 * screen; the next `ensure` loads it again, a list with as many pages as it has.
 */
export const contentOutdated = createAction('duck/contentOutdated');
