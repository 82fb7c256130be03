import type { CourseLesson } from '../catalogue/courseLessonTypes';
import type { Course } from '../catalogue/courseTypes';
import { isOpenLesson } from '../rules/enrolment';
import { courseLessonKey, toWatched } from '../rules/progress';
import { toIsoText, type VisitorView } from '../rules/view';
import { toMaterials } from './material';

export function toCourseLesson(view: VisitorView, course: Course, lesson: CourseLesson) {
  const open = isOpenLesson(view, course, lesson);
  const key = courseLessonKey(course.id, lesson.id);
  const {
    videoId,
    videoSource,
    id,
    title,
    content,
    detailInfo,
    duration,
    preview,
    isTrailer,
    comingSoon,
    videoTimestamps,
  } = lesson;
  return {
    id,
    title,
    content,
    detailInfo,
    duration,
    preview,
    isTrailer,
    comingSoon,
    videoTimestamps,
    estimatedUploadDate: toIsoText(lesson.estimatedUploadMs),
    ...(open ? { videoId, videoSource, captions: lesson.captions } : { videoSource, captions: [] }),
    materials: toMaterials(lesson.materials, open),
    isRated: view.account?.ratings[key] !== undefined,
    ...toWatched(view.account, key, duration),
  };
}
