import { allPages, topicStatuses } from '@/domain/prerender/lists';
import { definePageBuild } from '@/domain/prerender/pageBuild';
import { readLiveTopicsResponse } from '@/shared/entities/liveTopic';
import { paths } from '@/shared/routing/paths';

export default definePageBuild({
  async *list(http, region, sizePerPage) {
    for (const status of topicStatuses) {
      const load = (page: number) =>
        http.request('liveTopics', {
          path: { region },
          query: { page, sizePerPage, status },
          read: readLiveTopicsResponse,
        });
      for await (const { liveTopics } of allPages(load))
        yield* liveTopics.map((topic) => [paths.topic(topic.id), topic] as const);
    }
  },
});
