import { groupCoursesSelectors, selectGroup } from '@/domain/course/state';
import { breadcrumbsBelow, courseCrumb, coursesCrumb } from '@/domain/prerender/describedPage';
import { definePageBuild } from '@/domain/prerender/pageBuild';
import { itemList } from '@/domain/prerender/things';

export default definePageBuild({
  content(root: Parameters<typeof selectGroup>[0]) {
    const state = groupCoursesSelectors.selectDisplayState(root);
    if (state !== 'READY' && state !== 'EMPTY') return null;
    return { group: selectGroup(root), courses: groupCoursesSelectors.selectItems(root) };
  },
  describe({ group, courses }, page) {
    const name = group?.title || group?.name || page.t('title', { ns: 'courses' });
    return [
      itemList(name, courses.map(courseCrumb), page),
      breadcrumbsBelow(page, coursesCrumb(page), [name, page.path]),
    ];
  },
});
