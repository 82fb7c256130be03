import type { LiveLesson } from '../catalogue/liveLessonTypes';
import type { LiveTopic } from '../catalogue/liveTopicTypes';
import { addRecording, computeLiveStatus, isEnrolledIn, isOnSchedule, isOver, mayWatch } from '../rules/enrolment';
import { computeLiveDuration, liveLessonKey, toWatched } from '../rules/progress';
import { toIsoText, type VisitorView } from '../rules/view';
import { toInstructors } from './instructor';
import { toMaterials } from './material';

/** Returns the URL of the picture with a lit lantern, for a live class. */
export const toLitUrl = (url: string) => url.replace(/\.svg$/, '-lit.svg');

export function toLiveLesson(view: VisitorView, topic: LiveTopic, planned: LiveLesson) {
  const { account, now } = view;
  const lesson = addRecording(planned, now);
  const { videoId, videoSource } = lesson;
  const status = computeLiveStatus(lesson, now);
  const open = mayWatch(view, topic, lesson);
  const expired = lesson.watchExpiredMs !== null && lesson.watchExpiredMs <= now;
  const key = liveLessonKey(lesson.id);
  const art = status === 'live' ? toLitUrl(topic.pictureUrl) : topic.pictureUrl;
  const { isCompleted: _, status: __, ...progress } = toWatched(account, key, computeLiveDuration(lesson));
  return {
    id: lesson.id,
    name: lesson.name,
    startAt: toIsoText(lesson.startMs),
    endAt: toIsoText(lesson.endMs),
    status,
    liveTopicId: topic.id,
    liveTopicName: topic.name,
    liveTopicHashtag: topic.hashtag,
    liveSubjectId: topic.liveSubject.id,
    liveSubjectName: topic.liveSubject.name,
    liveSubject: topic.liveSubject,
    livePictureUrl: art,
    previewImageUrl: art,
    instructors: toInstructors(view, lesson.instructorIds.length ? lesson.instructorIds : topic.instructorIds),
    materials: toMaterials(lesson.materials, open),
    chatRoomType: lesson.chatRoomType,
    chatRoomUrl: open ? lesson.chatRoomUrl : null,
    url: open && !isOver(lesson, now) ? lesson.url : null,
    ...(open && !expired ? { videoId } : {}),
    videoSource,
    captions: open && !expired ? lesson.captions : [],
    offlineVideoDuration: lesson.offlineVideoDuration,
    watchEnabled: open,
    watchExpiredAt: toIsoText(lesson.watchExpiredMs),
    isTopicEnrolled: isEnrolledIn(view, topic),
    isSaved: isOnSchedule(view, topic, lesson),
    isRateable: open && account !== null && isOver(lesson, now),
    isRated: account?.ratings[key] !== undefined,
    isSemester: topic.isSemester,
    semesterExpiredDate: toIsoText(topic.semesterExpiredMs),
    ...progress,
  };
}

export const compareByStart = (a: LiveLesson, b: LiveLesson): number => a.startMs - b.startMs || a.id - b.id;
