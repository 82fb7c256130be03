import { allPages } from '@/domain/prerender/lists';
import { definePageBuild } from '@/domain/prerender/pageBuild';
import { readCoursesResponse } from '@/shared/entities/course';
import { paths } from '@/shared/routing/paths';

export default definePageBuild({
  async *list(http, _region, sizePerPage) {
    const load = (page: number) => http.request('courses', { query: { page, sizePerPage }, read: readCoursesResponse });
    for await (const { courses } of allPages(load))
      yield* courses.map((course) => [paths.course(course.id), course] as const);
  },
});
