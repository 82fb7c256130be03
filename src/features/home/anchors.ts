/** Ids of the home's parts, for links within the page. */
export const freeId = 'free';
export const liveId = 'live';
export const coursesId = 'courses';
export const bundlesId = 'bundles';
