import { breadcrumbsBelow, teachersCrumb } from '@/domain/prerender/describedPage';
import { definePageBuild } from '@/domain/prerender/pageBuild';
import { paths } from '@/shared/routing/paths';
import { selectInstructorOf } from './state';

export default definePageBuild({
  content: selectInstructorOf,
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
