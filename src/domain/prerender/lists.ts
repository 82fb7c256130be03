/** Reads the API's lists to their end. Only the build needs it. */

interface Paged {
  totalPages: number | null;
}

/** Loads pages of a list to the last one. */
export async function* allPages<T extends Paged>(load: (page: number) => Promise<T>): AsyncGenerator<T> {
  for (let page = 1, last = 1; page <= last; page += 1) {
    const response = await load(page);
    last = response.totalPages ?? page;
    yield response;
  }
}

/** Statuses that together name every class. */
export const topicStatuses = ['ongoing', 'completed', 'preorder'] as const;
