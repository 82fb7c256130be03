/** All proofs of fields: a proof that is in none of these tables never runs. */
import type { EndpointName } from '@/shared/http/endpoints';
import { cardProofs, courseProofs, derivedLessonProofs, freeCardProofs, lessonProofs, semesterCards } from './course';
import {
  bannerProofs,
  categoryProofs,
  filterProofs,
  freeTopicProofs,
  groupProofs,
  leadGroupIds,
  leadGroupProofs,
  marqueeProofs,
  postProofs,
  promotionProofs,
  regularClassProofs,
  upsellProofs,
} from './home';
import { begunProofs, learningCourseProofs, learningPageProofs, nextProofs } from './learning';
import { byDate, hasMorePage, instructorProofs, page, siteProofs, taughtProofs } from './lists';
import {
  derivedProofs,
  listedProofs,
  lessonProofs as liveLessonProofs,
  lockReasons,
  semesterTopics,
  topicCardProofs,
  topicProofs,
} from './liveClass';
import type { Proofs, Screen } from './proof';
import {
  bundleProofs,
  cartProofs,
  contentsProofs,
  optionProofs,
  packProofs,
  passCard,
  schoolTypes,
  settingsProofs,
  subscriptionProofs,
} from './purchase';

/** Entity, the call that returns it, its path in the response, and the proof of each of its fields. */
export const entities: readonly [name: string, endpoint: EndpointName, path: string, proofs: Proofs][] = [
  ['Course', 'course', 'course', courseProofs],
  ['Course lesson', 'course', 'course.lessons', lessonProofs],
  ['Course card', 'courseGroup', 'courses', cardProofs],
  ['Course card of a free course', 'freeCourses', 'freeCourses', freeCardProofs],
  ['Live topic', 'liveTopic', 'liveTopic', topicProofs],
  ['Card of a live topic', 'liveTopics', 'liveTopics', topicCardProofs],
  ['Live lesson', 'liveTopic', 'liveTopic.lessons', liveLessonProofs],
  ['Live lesson of a list', 'upcomingLessons', 'liveLessons', listedProofs],
  ['Free live topic', 'freeLiveTopics', 'freeLiveTopics.firstFreeLiveLesson', freeTopicProofs],
  ['Regular class', 'homeContent', 'regularClasses', regularClassProofs],
  ['Banner', 'banners', 'banners', bannerProofs],
  ['Hero section', 'heroSections', 'heroSections', promotionProofs],
  ['Upsell banner', 'upsellBanner', 'upsellBanner', upsellProofs],
  ['Marquee', 'marquee', 'marquee', marqueeProofs],
  ['Card of a post', 'academyPosts', 'posts', postProofs],
  ['Subject category', 'subjectCategories', 'subjectCategories', categoryProofs],
  ['Course group info', 'courseGroup', '', groupProofs],
  ['Lead groups', 'courses', '', leadGroupProofs],
  ['Course in my-learning', 'learningCourses', 'courses', learningCourseProofs],
  ['Learning courses page', 'learningCourses', '', learningPageProofs],
  ['Lessons begun', 'continueWatching', 'userContents', begunProofs],
  ['Now and next', 'upNext', '', nextProofs],
  ['Instructor', 'instructor', '', instructorProofs],
  ['Site info', 'siteInfo', '', siteProofs],
  ['Bundle', 'homeContent', 'bundles', bundleProofs],
  ['Checkout collection', 'checkout', 'checkoutCollection', packProofs],
  ['Contents of a checkout collection', 'checkout', 'checkoutCollection.contents', contentsProofs],
  ['Bundle option, and item of the cart', 'checkoutBundle', 'bundleOptions', optionProofs],
  ['User, in the settings', 'currentUser', 'user', settingsProofs],
];

/** What is derived from several fields, or has a call of its own: the screen, and its text. */
export const derived: Readonly<Record<string, Readonly<Record<string, readonly [Screen, string | RegExp, Screen?]>>>> =
  {
    'Course lesson, derived': derivedLessonProofs,
    'Live lesson, derived': derivedProofs,
    'Lock reason': lockReasons,
    'Semester on a course card': semesterCards,
    'Semester on a card of a class': semesterTopics,
    'Subscription type': subscriptionProofs,
    'Live lessons by date': { 'liveLessonByDate, allDates, allLiveLessons': byDate },
    'Home filter': filterProofs,
    'School types': { schoolTypes },
    'Bundle cart': cartProofs,
    'Card of the type': {
      course: cardProofs.title,
      course_lesson: begunProofs['lesson.title'],
      live_topic: hasMorePage,
      group_pass: passCard,
      syllabus_lesson: topicProofs['syllabuses.lessons.title'],
    },
    'Lead groups': { id: leadGroupIds },
    'Paging info': { page, 'hasMorePage, totalPages': hasMorePage },
    'Instructor profile': taughtProofs,
  };
