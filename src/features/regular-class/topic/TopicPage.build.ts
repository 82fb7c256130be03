import {
  breadcrumbsBelow,
  classesCrumb,
  type DescribedPage,
  type Thing,
  topicCrumb,
} from '@/domain/prerender/describedPage';
import { certainOffer } from '@/domain/prerender/offer';
import { definePageBuild } from '@/domain/prerender/pageBuild';
import { courseInstance, courseThingOf as courseThing, isTimed } from '@/domain/prerender/things';
import { type CheckoutSlice, selectTopicCheckout } from '@/domain/sale/state';
import { topicDocuments } from '@/domain/search/document';
import type { LiveTopic } from '@/shared/entities/liveTopic';
import { toMs } from '@/shared/lib/timeZone';
import { paths } from '@/shared/routing/paths';
import { topicEvents } from '../calendar/calendarEvent';
import { feedPath } from '../calendar/feed';
import { describeLesson } from '../describeLesson';
import { selectTopic } from '../state';
import { topicRead } from '../topicReads';
import { topicCollection } from './topicSale';

/** Most live lessons on the page of a class. */
const mostSessions = 10;

function describeTopic(topic: LiveTopic, page: DescribedPage): Thing[] {
  const { id, name, totalLessonsDuration, instructors, averageRate, ratingCount } = topic;
  const path = paths.topic(id);
  const collection = topicCollection(topic, selectTopicCheckout(page.state as CheckoutSlice, id).data);
  const url = page.urlOf(path);
  const offer = topic.active
    ? certainOffer({
        item: topic,
        collection,
        plans: collection?.plans ?? [],
        url,
        currency: page.currency,
        now: page.now,
      })
    : null;
  const description = topic.metaDescription ?? topic.description;
  const image = topic.picture.largeUrl ?? topic.pictureUrl;
  const instance = courseInstance(totalLessonsDuration, instructors, page);
  const ahead = topic.scheduledLessons.filter((lesson) => isTimed(lesson) && toMs(lesson.endAt) > page.now);
  return [
    courseThing({ name, path, description, image, averageRate, ratingCount, offer, instance }, page),
    ...ahead.slice(0, mostSessions).flatMap((lesson) => describeLesson(topic, lesson, page)),
  ];
}

export default definePageBuild({
  content: selectTopic,
  describe: (topic, page) => [
    ...describeTopic(topic, page),
    breadcrumbsBelow(page, classesCrumb(page), topicCrumb(topic)),
  ],
  documents: topicDocuments,
  calendar: (topic, place) => ({
    path: feedPath(place.locale, topic.id),
    name: topic.name,
    events: topicEvents(topic, place),
  }),
  freeLessons(topic) {
    const ofSyllabus = topic.syllabuses
      .flatMap(({ lessons }) => lessons)
      .filter(({ preview, videoId }) => preview && videoId !== null);
    return [
      ...topic.freeLessonList.map(({ id }) => paths.liveLesson(topic.id, id)),
      ...ofSyllabus.map(({ id }) => paths.syllabusLesson(topic.id, id)),
    ];
  },
  firstReads: (id, region) => [topicRead(id, region), { endpoint: 'topicCheckout', path: { topicId: id } }],
});
