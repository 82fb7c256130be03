import { scheduleChange } from '@/domain/class/scheduleChanges';
import { purchasedCourses } from '@/domain/course/state';
import { continueWatching, upNext } from '@/domain/feed/state';
import { rating } from '@/domain/rating/state';
import type { RatingTarget } from '@/domain/rating/target';
import { learningCourses } from '@/features/learning/courses/state';
import { pastSchedule, upcomingSchedule } from '@/features/regular-class/schedule/state';
import { subscribedTopics } from '@/features/regular-class/subscribed/state';
import { positionSaved } from '@/platform/outbox/state';
import { testNow } from '~mocks/node';
import { createLiveLesson } from '~test/liveLessons';
import { asStudent, continuePage, courses, type Row, read } from './row';

const saveAt = (targetType: 'course' | 'live_topic', targetId: number, lessonId: number) => () =>
  positionSaved({ targetType, targetId, lessonId, position: 40, savedAt: testNow });
const schedule = { ...asStudent, page: '/en-hk/regular-class/schedule' } as const;
const noSchedule = "We couldn't load your schedule";
const myClasses = '/en-hk/regular-class/subscribed';
const noClasses = "We couldn't load your classes";
const onSchedule = (isOnSchedule: boolean) => () =>
  scheduleChange.request(createLiveLesson({ id: 101, isSaved: !isOnSchedule }), isOnSchedule);
const rate = (target: RatingTarget) => () => rating.submit({ target, stars: 5, comment: 'Clear' });
const rateable = {
  ...asStudent,
  page: `${courses}/learning/401/lesson/40108`,
  kind: 'alert',
  done: { text: 'Thanks for your rating' },
} as const;

export const learningRows: readonly Row[] = [
  read('upNext', upNext, "We couldn't load what's next", { ...asStudent, optional: true }),
  read('continueWatching', continueWatching, "We couldn't load your lessons", asStudent),
  read('continueWatching', continueWatching, "We couldn't load your lessons", continuePage),
  read('learningCourses', learningCourses, "We couldn't load your courses", {
    ...asStudent,
    page: '/en-hk/my-learning',
  }),
  read('purchasedCourses', purchasedCourses, "We couldn't load courses", {
    ...asStudent,
    page: `${courses}/subscribed`,
  }),
  read('scheduleUpcoming', upcomingSchedule, noSchedule, schedule),
  read('schedulePast', pastSchedule, noSchedule, { ...schedule, page: `${schedule.page}?tab=past` }),
  read('subscribedTopics', subscribedTopics.all, noClasses, { ...asStudent, page: myClasses }),
  read('subscribedTopics', subscribedTopics.ongoing, noClasses, { ...asStudent, page: `${myClasses}?section=ongoing` }),
  {
    endpoint: 'saveLesson',
    ...schedule,
    kind: 'alert',
    action: onSchedule(true),
    done: { text: 'Added to your schedule' },
  },
  {
    endpoint: 'removeLesson',
    ...schedule,
    kind: 'alert',
    action: onSchedule(false),
    done: { text: 'Removed from your schedule.' },
  },
  { endpoint: 'rateCourseLesson', ...rateable, action: rate({ kind: 'courseLesson', courseId: 401, lessonId: 40108 }) },
  { endpoint: 'rateLiveLesson', ...rateable, action: rate({ kind: 'liveLesson', id: 101 }) },
  { endpoint: 'rateLiveTopic', ...rateable, action: rate({ kind: 'liveTopic', id: 1 }) },
  { endpoint: 'courseProgress', ...continuePage, kind: 'outbox', action: saveAt('course', 401, 40108) },
  { endpoint: 'liveProgress', ...continuePage, kind: 'outbox', action: saveAt('live_topic', 1, 101) },
];
