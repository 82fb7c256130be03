/** Path of a live topic below the locale. */
export const topicPath = (id: number) => `/regular-class/topics/${id}`;
