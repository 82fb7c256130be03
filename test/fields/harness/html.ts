/** Every field with HTML in the contract, its screen, and how it is shown. */
import type { Data, Json, Screen } from './proof';

/** `formatted`: as sanitised HTML; `words`: as plain text in one line, where no more fits. */
export type Shown = 'formatted' | 'words';

export const mark = 'Bold words';
export const hidden = 'hostile()';
const html = `<p>Some <b>${mark}</b> &amp; more</p><script>${hidden}</script>`;

const student = 'student@lantern.example';

const course = (changes: Data, rest = ''): Screen => ({
  at: `/en-hk/course/901${rest}`,
  responses: {
    course: { course: { id: 901, title: 'Waves', ...changes } },
    contentCheckouts: { checkoutCollections: [] },
  },
});
const courseLesson = (changes: Data): Screen => {
  const video = { videoId: '/media/video/lesson.mp4', videoSource: 'mp4', duration: 900 };
  return course({ lessons: [{ id: 91, title: 'Pulses', preview: true, ...video, ...changes }] }, '/lesson/91');
};
const topic = (changes: Data, rest = ''): Screen => ({
  at: `/en-hk/regular-class/topics/970${rest}`,
  responses: { liveTopic: { liveTopic: { id: 970, name: 'Physics live', ...changes } } },
});
const faq: Json = [{ id: 1, title: 'Is it hard?', description: html }];
const instructor = (changes: Data) => ({ id: 76, name: 'Nora Fung', ...changes });
const teaching = { subjects: [{ id: 6, name: 'Chemistry', description: html }] };
const promotion: Data = { id: 1, title: 'Summer of proofs', description: html, linkUrl: '/course' };
const method = { id: 'm-1', platform: 'web', currency: 'HKD', displayCurrency: 'HKD', price: 480 };

const sale = (path: string, collection: Data): Screen => ({
  at: `/en-hk/${path}`,
  as: student,
  responses: {
    checkout: { checkoutCollection: { id: 3901, name: 'For sale', ...collection } },
    checkoutBundle: { bundleOptions: [] },
  },
});
const plan = (changes: Data): Screen =>
  sale('purchase/single/3901', {
    kind: 'single',
    courseId: 901,
    plans: [{ id: 'plan-1', name: 'One course', paymentMethods: [method], ...changes }],
  });
const group: Json = { id: 22, title: 'Before the exam', name: 'Exam', description: html };

export const htmlFields: readonly [field: string, screen: Screen, shown: Shown][] = [
  ['course.description', course({ description: html }), 'formatted'],
  ['course.detailInfo', course({ detailInfo: html }, '?tab=summary'), 'formatted'],
  ['course.faq.description', course({ faq }, '?tab=questions'), 'formatted'],
  [
    'course.content.highlights.description',
    course({ content: { highlights: [{ content: 'Read a wave', description: html }] } }, '?tab=keyPoint'),
    'formatted',
  ],
  [
    'course.notebook.description',
    course({ notebook: { id: 51, title: 'Notebook', description: [html] } }, '?tab=materials'),
    'formatted',
  ],
  [
    'course.instructors.subjects.description',
    course({ instructors: [instructor(teaching)] }, '?tab=instructor'),
    'formatted',
  ],
  [
    'course.announcementList.announcements.content',
    course({ announcementList: { announcements: [{ id: 41, title: 'News', content: html }] } }),
    'formatted',
  ],
  ['course lesson.content', courseLesson({ content: html }), 'formatted'],
  ['course lesson.detailInfo', courseLesson({ detailInfo: html }), 'formatted'],
  [
    'course lesson.videoTimestamps.description',
    courseLesson({ videoTimestamps: [{ seconds: 5, description: html }] }),
    'words',
  ],
  ['topic.description', topic({ description: html }), 'formatted'],
  ['topic.detailInfo', topic({ detailInfo: html }), 'formatted'],
  ['topic.faqs.description', topic({ faqs: faq }, '?tab=faq'), 'formatted'],
  [
    'topic.instructors.subjects.description',
    topic({ instructors: [instructor(teaching)] }, '?tab=instructors'),
    'formatted',
  ],
  [
    'syllabus.description',
    topic({ syllabuses: [{ id: 5, title: 'Waves', description: html, lessons: [] }] }, '?tab=syllabus'),
    'formatted',
  ],
  [
    'syllabus lesson.description',
    topic(
      { syllabuses: [{ id: 5, title: 'Waves', lessons: [{ id: 501, title: 'Pulses', description: html }] }] },
      '/syllabus-lesson/501',
    ),
    'formatted',
  ],
  [
    'instructor.about',
    { at: '/en-hk/instructors/76', responses: { instructor: { instructor: instructor({}), about: html } } },
    'formatted',
  ],
  [
    'instructor.subjects.description',
    { at: '/en-hk/instructors/76', responses: { instructor: { instructor: instructor(teaching), about: null } } },
    'formatted',
  ],
  ['heroSections.description', { at: '/en-hk', responses: { heroSections: { heroSections: [promotion] } } }, 'words'],
  ['course promotion.description', { at: '/en-hk/course', responses: { coursePromotion: { promotion } } }, 'words'],
  ['live promotion.description', { at: '/en-hk/regular-class', responses: { livePromotion: { promotion } } }, 'words'],
  [
    'post.content',
    { at: '/en-hk/POST/81', responses: { academyPost: { post: { id: 81, title: 'How to revise', content: html } } } },
    'formatted',
  ],
  [
    'courseGroup.description',
    {
      at: '/en-hk/course/group/22',
      responses: { courseGroup: { courses: [{ id: 904, title: 'Past papers' }], courseGroup: group } },
    },
    'formatted',
  ],
  [
    'courseGroup.description, of the list of all courses',
    {
      at: '/en-hk/course',
      responses: { courses: { courses: [{ id: 904, title: 'Past papers' }], courseGroup: group } },
    },
    'words',
  ],
  [
    'courseGroup.description, of a row',
    {
      at: '/en-hk/course',
      responses: {
        homeContent: { courseGroups: [group], regularClasses: [] },
        courseGroup: { courses: [{ id: 9904, title: 'Past papers' }], courseGroup: null },
      },
    },
    'words',
  ],
  ['checkoutCollection.description, bundle', sale('bundle/3901', { kind: 'bundle', description: html }), 'formatted'],
  ['checkoutCollection.description, bundles', sale('bundle/3901', { kind: 'bundles', description: html }), 'formatted'],
  [
    'checkoutCollection.description, prepack',
    sale('prepack/3901', { kind: 'prepack', description: html }),
    'formatted',
  ],
  ['plan.description', plan({ description: html }), 'formatted'],
  ['plan.longDescription', plan({ longDescription: html }), 'formatted'],
];
