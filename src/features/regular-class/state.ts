/** The open live topic, the time of its response, and what watching, rating and changes of the schedule alter in it. */
import { combineReducers } from 'redux';
import { scheduleChange } from '@/domain/class/scheduleChanges';
import { ratingAccepted } from '@/domain/rating/state';
import { positionAcknowledged } from '@/platform/outbox/state';
import { createAction } from '@/shared/duck/action';
import { type FetchState, fetchActions, fetchReducer, isMissing } from '@/shared/duck/fetch';
import { createReducer } from '@/shared/duck/reducer';
import type { LiveLesson } from '@/shared/entities/liveLesson';
import type { LiveTopic } from '@/shared/entities/liveTopic';
import type { SyllabusLesson } from '@/shared/entities/syllabus';
import type { RouteParams } from '@/shared/routing/page';

export interface TopicParams {
  id: number;
  /** Region of the address. */
  region: string;
}

export const topicDetail = fetchActions<TopicParams, LiveTopic>('topic/detail');
/** Time of the topic's newest response, in epoch milliseconds: from then on the clock updates its lessons' states. */
export const topicReceived = createAction('topic/received', (at: number) => at);

const lessonLists = ['lessons', 'scheduledLessons', 'freeLessonList', 'finishedLessons'] as const;

/** Changes a lesson in all of the topic's lists; it is in up to two of them. */
function changeLesson(topic: LiveTopic, id: number, change: Partial<LiveLesson>): LiveTopic {
  const inList = (lesson: LiveLesson) => (lesson.id === id ? { ...lesson, ...change } : lesson);
  const lists = lessonLists.map((name) => [name, topic[name].map(inList)] as const);
  return { ...topic, ...Object.fromEntries(lists) };
}

/** Applies a stored rating, a change of the schedule or an accepted position to the topic. */
function changeTopic(topic: LiveTopic, action: { type: string }): LiveTopic {
  if (ratingAccepted.match(action)) {
    const { target } = action.payload;
    if (target.kind === 'liveTopic' && target.id === topic.id) return { ...topic, isRated: true };
    return target.kind === 'liveLesson' ? changeLesson(topic, target.id, { isRated: true }) : topic;
  }
  if (scheduleChange.changed.match(action))
    return changeLesson(topic, action.payload.lesson.id, { isSaved: action.payload.onSchedule });
  if (!positionAcknowledged.match(action)) return topic;
  const { entry, lesson } = action.payload;
  if (entry.targetType !== 'live_topic' || entry.targetId !== topic.id) return topic;
  const { progressDuration, learningProgress } = lesson;
  return changeLesson(topic, entry.lessonId, { progressDuration, learningProgress });
}

export interface TopicSlice {
  topic: { detail: FetchState<LiveTopic>; receivedAt: number | null };
}

export const topicReducer = combineReducers({
  detail: fetchReducer(topicDetail, changeTopic, [positionAcknowledged.type]),
  receivedAt: createReducer<number | null>(null, (on) => {
    on(topicReceived, (_, at) => at);
  }),
});

export const selectTopicDetail = (root: TopicSlice) => root.topic.detail;
export const selectTopic = (root: TopicSlice) => root.topic.detail.data;
export const selectReceivedAt = (root: TopicSlice) => root.topic.receivedAt;
/** Selects whether the server does not know the topic. */
export const selectTopicMissing = (root: TopicSlice) => isMissing(root.topic.detail);

export function findLiveLesson(topic: LiveTopic, id: number): LiveLesson | null {
  for (const name of lessonLists) {
    const lesson = topic[name].find((one) => one.id === id);
    if (lesson) return lesson;
  }
  return null;
}

export const findSyllabusLesson = (topic: LiveTopic, id: number): SyllabusLesson | null =>
  topic.syllabuses.flatMap(({ lessons }) => lessons).find((lesson) => lesson.id === id) ?? null;

/** Selects the topic of the address, if it is the loaded one. */
export function selectTopicOf(root: TopicSlice, { id }: RouteParams): LiveTopic | null {
  const topic = selectTopic(root);
  return topic && String(topic.id) === id ? topic : null;
}

/** Selects whether the server does not know the topic, or the topic has no such live lesson. */
export function selectLiveLessonMissing(root: TopicSlice, params: RouteParams): boolean {
  const topic = selectTopicOf(root, params);
  return topic ? !findLiveLesson(topic, Number(params.lessonId)) : selectTopicMissing(root);
}

/** Selects whether the server does not know the topic, or its syllabus has no such lesson. */
export function selectSyllabusLessonMissing(root: TopicSlice, params: RouteParams): boolean {
  const topic = selectTopicOf(root, params);
  return topic ? !findSyllabusLesson(topic, Number(params.lessonId)) : selectTopicMissing(root);
}
