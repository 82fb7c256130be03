/** Announcements of a course: which screen shows each field. */
import { about } from './course';
import type { Exemptions, Proofs, ProofTable, Screen } from './harness/proof';

const announcementProofs: Proofs = {
  'announcementList.announcements.title': [about, 'Lesson two is out'],
  'announcementList.announcements.content': [about, 'Have a look'],
  'announcementList.announcements.publishedAt': [about, '2 Nov'],
  'announcementList.currentPage': [about, 'aria-current="page">2'],
  'announcementList.totalPages': [about, 'Page 3'],
};

const announced = (page: number): Screen => ({
  at: '/en-hk/course/901',
  responses: {
    course: {
      course: {
        id: 901,
        title: 'Waves',
        announcementList: { announcements: [{ id: 1, title: 'News' }], currentPage: page, totalPages: 4 },
      },
    },
  },
});

const pageNumber: readonly [Screen, string, Screen] = [announced(3), 'aria-current="page">3', announced(2)];

export const tables: readonly ProofTable[] = [
  {
    name: 'Announcements of a course',
    from: ['course', 'course'],
    proofs: announcementProofs,
    schemas: {
      courseSchema: '',
      announcementList: 'announcementList',
      announcementSchema: 'announcementList.announcements',
    },
  },
  { name: 'Paging info', proofs: { page: pageNumber } },
];

export const exemptions: Exemptions = [['announcementSchema', 'the key of an item', 'id']];
