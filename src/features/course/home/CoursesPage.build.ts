import { allPages } from '@/domain/prerender/lists';
import { definePageBuild } from '@/domain/prerender/pageBuild';
import { readCoursesAnswer } from '@/shared/entities/course';
import { paths } from '@/shared/routing/paths';

export default definePageBuild({
  async *list(http, _region, sizePerPage) {
    const load = (page: number) => http.request('courses', { query: { page, sizePerPage }, read: readCoursesAnswer });
    for await (const answer of allPages(load)) {
      yield* answer.leadGroups.map(({ id }) => paths.courseGroup(id));
      yield* answer.courses.map(({ id }) => paths.course(id));
    }
  },
});
