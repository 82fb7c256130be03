import { breadcrumbsBelow, teachersCrumb } from '@/domain/prerender/describedPage';
import { definePageBuild } from '@/domain/prerender/pageBuild';
import { personOf } from '@/domain/prerender/things';
import { instructorDocuments } from '@/domain/search/document';
import { selectInstructorOf } from './state';

export default definePageBuild({
  content: selectInstructorOf,
  describe: ({ instructor, about }, page) => [
    {
      '@type': 'ProfilePage',
      url: page.urlOf(page.path),
      inLanguage: page.language,
      mainEntity: personOf(instructor, page, about),
    },
    breadcrumbsBelow(page, teachersCrumb(page), [instructor.name, page.path]),
  ],
  documents: instructorDocuments,
  firstReads: (id) => [
    { endpoint: 'instructor', path: { id } },
    { endpoint: 'instructorLiveTopics', path: { id } },
    { endpoint: 'instructorCourses', path: { id } },
  ],
});
