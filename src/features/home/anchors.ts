/** Ids of the home page's sections, for links within the page. */
export const freeId = 'free';
export const liveId = 'live';
export const coursesId = 'courses';
export const bundlesId = 'bundles';
