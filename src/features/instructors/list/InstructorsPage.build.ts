import { allPages } from '@/domain/prerender/lists';
import { definePageBuild } from '@/domain/prerender/pageBuild';
import { readInstructorsResponse } from '@/shared/entities/instructor';
import { paths } from '@/shared/routing/paths';

export default definePageBuild({
  async *list(http, _region, sizePerPage) {
    const load = (page: number) =>
      http.request('instructors', { query: { page, sizePerPage }, read: readInstructorsResponse });
    for await (const { instructors } of allPages(load))
      yield* instructors.map((instructor) => [paths.instructor(instructor.id), instructor] as const);
  },
});
