import { allPages, topicStatuses } from '@/domain/prerender/lists';
import { definePageBuild } from '@/domain/prerender/pageBuild';
import { readLiveTopicsAnswer } from '@/shared/entities/liveTopic';
import { paths } from '@/shared/routing/paths';

export default definePageBuild({
  async *list(http, region, sizePerPage) {
    for (const status of topicStatuses) {
      const load = (page: number) =>
        http.request('liveTopics', {
          path: { region },
          query: { page, sizePerPage, status },
          read: readLiveTopicsAnswer,
        });
      for await (const answer of allPages(load)) yield* answer.liveTopics.map(({ id }) => paths.topic(id));
    }
  },
});
