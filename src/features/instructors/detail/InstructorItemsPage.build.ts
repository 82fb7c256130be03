import { breadcrumbsBelow, teachersCrumb } from '@/domain/prerender/describedPage';
import { definePageBuild } from '@/domain/prerender/pageBuild';
import type { RouteParams } from '@/shared/routing/page';
import { paths } from '@/shared/routing/paths';
import { type InstructorDetailSlice, profileOf, selectProfileState } from './state';

export default definePageBuild({
  content: (root: InstructorDetailSlice, { id }: RouteParams) => profileOf(selectProfileState(root), id),
  describe({ instructor }, page) {
    const name = page.t('items.title', { name: instructor.name, ns: 'instructors' });
    return [
      breadcrumbsBelow(
        page,
        teachersCrumb(page),
        [instructor.name, paths.instructor(instructor.id)],
        [name, page.path],
      ),
    ];
  },
});
