import type { LiveLesson } from '../catalogue/liveLessonTypes';
import type { LiveTopic } from '../catalogue/liveTopicTypes';
import { addRecording, computeTopicPhase, hasOrderedTopic, isOver } from '../rules/enrolment';
import { countYearsTo, findById, type VisitorView } from '../rules/view';
import { compareByStart, toLiveLesson } from '../shapes/liveLesson';
import { toFreeTopic, toTopic, toTopicCard } from '../shapes/liveTopic';
import { createApiHandler } from './api';
import type { Call } from './call';
import { createFailure } from './failures';
import { filterItems, pickPage, readCount } from './lists';

export interface Placed {
  topic: LiveTopic;
  lesson: LiveLesson;
}

export const listLessons = (topics: readonly LiveTopic[]): Placed[] =>
  topics.flatMap((topic) => topic.lessons.map((lesson) => ({ topic, lesson })));

/** Returns the lesson in a path, with its topic. */
export function requireLiveLesson(call: Call, view: VisitorView): Placed {
  const id = call.requireId('id');
  const placed = listLessons(view.catalogue.topics).find(({ lesson }) => lesson.id === id);
  if (!placed) throw createFailure('notFound');
  return { ...placed, lesson: addRecording(placed.lesson, view.now) };
}

export function requireTopic(call: Call, view: VisitorView, name = 'topicId'): LiveTopic {
  const topic = findById(view.catalogue.topics, call.requireId(name));
  if (!topic) throw createFailure('notFound');
  return topic;
}

const filterTopics = (call: Call, topics: readonly LiveTopic[]) =>
  filterItems(call, topics, (topic) => topic.liveSubject.id);
export const listTopicsForSale = ({ catalogue }: VisitorView) => catalogue.topics.filter((topic) => topic.active);

export function toLessonPage(call: Call, view: VisitorView, all: readonly Placed[]) {
  const { items, totalPages } = pickPage(call, all, 15);
  return { liveLessons: items.map(({ topic, lesson }) => toLiveLesson(view, topic, lesson)), totalPages };
}

export const classHandlers = [
  createApiHandler('liveTopics', (call) => {
    const view = call.visitorView(call.requireRegion(call.readParam('region')));
    const status = call.query.get('status');
    // Topics that are no longer for sale are listed among the completed ones only.
    const listed = status === 'completed' ? view.catalogue.topics : listTopicsForSale(view);
    const all = filterTopics(call, listed).filter((topic) => !status || computeTopicPhase(topic, view.now) === status);
    const { items, ...paging } = pickPage(call, all, 6, call.query.has('limit') ? 'limit' : 'size_per_page');
    return { liveTopics: items.map((topic) => toTopicCard(view, topic)), ...paging };
  }),

  createApiHandler('upcomingLessons', (call) => {
    const view = call.visitorView(call.requireRegion(call.readParam('region')));
    const all = listLessons(filterTopics(call, listTopicsForSale(view)))
      .filter(({ lesson }) => !isOver(lesson, view.now))
      .sort((a, b) => compareByStart(a.lesson, b.lesson));
    return toLessonPage(call, view, all);
  }),

  createApiHandler('freeLiveTopics', (call) => {
    const view = call.visitorView();
    const free = listTopicsForSale(view)
      .filter((topic) => !hasOrderedTopic(view, topic))
      .map((topic) => ({ topic, lesson: topic.lessons.find((lesson) => lesson.isFree) }))
      .filter((item): item is Placed => item.lesson !== undefined)
      .sort((a, b) => countYearsTo(view, a.topic.levelId) - countYearsTo(view, b.topic.levelId));
    return {
      freeLiveTopics: free
        .slice(0, readCount(call.query, 'limit', 8))
        .map(({ topic, lesson }) => toFreeTopic(topic, lesson)),
    };
  }),

  createApiHandler('liveTopic', (call) => {
    const view = call.visitorView(call.requireRegion(call.query.get('region_name') ?? call.region));
    return { liveTopic: toTopic(view, requireTopic(call, view)) };
  }),
];
