import { allPages } from '@/domain/prerender/lists';
import { definePageBuild } from '@/domain/prerender/pageBuild';
import { readInstructorsAnswer } from '@/shared/entities/instructor';
import { paths } from '@/shared/routing/paths';

export default definePageBuild({
  async *list(http, _region, sizePerPage) {
    const load = (page: number) =>
      http.request('instructors', { query: { page, sizePerPage }, read: readInstructorsAnswer });
    for await (const answer of allPages(load)) yield* answer.instructors.map(({ id }) => paths.instructor(id));
  },
});
