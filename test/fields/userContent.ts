/** Lessons begun, and the next lessons: which screen shows each field. */
import type { Exemptions, Proofs, ProofTable, Screen } from './harness/proof';

const student = 'student@lantern.example';

const begun: Screen = {
  at: '/en-hk/my-learning',
  as: student,
  responses: {
    continueWatching: {
      userContents: [
        {
          type: 'course_lesson',
          course: { id: 912, title: 'Rocks', enrollStatus: 'active', picture: { mediumUrl: '/media/course-912.svg' } },
          lesson: { id: 91201, title: 'What sand was', duration: 2100, progressDuration: 240 },
          learningProgress: 0.41,
          lastWatchedAt: '2026-11-18T21:00:00+08:00',
        },
        {
          type: 'live_lesson',
          liveTopic: { id: 977, name: 'Rivers live', pictureUrl: '/media/topic-977.svg' },
          lesson: {
            id: 97701,
            name: 'Where it bends',
            previewImageUrl: '/media/lesson-97701.svg',
            offlineVideoDuration: 900,
          },
          learningProgress: 0.2,
        },
      ],
      currentPage: 1,
      totalPages: 1,
    },
  },
};

const begunProofs = {
  'course.id': [begun, 'href="/en-hk/course/learning/912/lesson/91201"'],
  'course.title': [begun, 'Rocks'],
  'course.enrollStatus': [begun, 'href="/en-hk/course/learning/912/lesson/91201"'],
  'course.picture': [begun, 'src="/media/course-912.svg"'],
  'lesson.id': [begun, '/lesson/91201"'],
  'lesson.title': [begun, 'What sand was'],
  'lesson.name': [begun, 'Where it bends'],
  'lesson.duration': [begun, '31 min left'],
  'lesson.offlineVideoDuration': [begun, '15 min left'],
  'lesson.progressDuration': [begun, '31 min left'],
  'lesson.previewImageUrl': [begun, 'src="/media/lesson-97701.svg"'],
  'liveTopic.name': [begun, 'Rivers live'],
  'liveTopic.id': [begun, 'href="/en-hk/regular-class/topics/977/lesson/97701"'],
  learningProgress: [begun, '41% watched'],
  lastWatchedAt: [begun, 'Last watched Wed, 18 Nov'],
} satisfies Proofs;

const next: Screen = {
  at: '/en-hk/my-learning',
  as: student,
  responses: {
    upNext: {
      courseLesson: { id: 91301, title: 'The first map', courseId: 913, courseTitle: 'Maps', duration: 900 },
      liveLesson: { id: 97801, name: 'Contours by ear', liveTopicId: 978, startAt: '2026-11-25T19:00:00+08:00' },
    },
  },
};

const nextProofs: Proofs = {
  courseLesson: [next, 'The first map'],
  'courseLesson.courseId': [next, 'href="/en-hk/course/913/lesson/91301"'],
  'courseLesson.courseTitle': [next, '>Maps<'],
  liveLesson: [next, 'Contours by ear'],
  'liveLesson.startAt': [next, 'Wed, 25 Nov'],
};

export const tables: readonly ProofTable[] = [
  {
    name: 'Lessons begun',
    from: ['continueWatching', 'userContents'],
    proofs: begunProofs,
    schemas: { userContentSchema: '', watchedLessonSchema: 'lesson' },
  },
  { name: 'Now and next', from: ['upNext', ''], proofs: nextProofs, schemas: { upNextSchema: '' } },
  { name: 'Card of the type', proofs: { course_lesson: begunProofs['lesson.title'] } },
];

export const exemptions: Exemptions = [
  ['userContentSchema', 'derived where the server omits it', 'type'],
  ['watchedLessonSchema', 'the picture of a lesson without a preview image', 'livePictureUrl'],
];
