import type { FirstRead } from '@/domain/prerender/pageBuild';

/** Returns the first call of the pages of a class; for the build. */
export const topicRead = (topicId: string, region: string): FirstRead => ({
  endpoint: 'liveTopic',
  path: { topicId },
  query: { region_name: region },
});
