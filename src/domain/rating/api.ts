import type { Http } from '@/shared/http/http';
import type { Rating } from './state';

/** Sends a rating. The body names a lesson; without one the course itself is rated. */
export function postRating(http: Http, { target, stars, comment }: Rating, signal?: AbortSignal): Promise<null> {
  const read = () => null;
  switch (target.kind) {
    case 'courseLesson': {
      const body = { lessonId: target.lessonId, stars, comment };
      return http.request('rateCourseLesson', { path: { id: target.courseId }, body, read, signal });
    }
    case 'course':
      return http.request('rateCourseLesson', { path: { id: target.id }, body: { stars, comment }, read, signal });
    case 'liveLesson':
      return http.request('rateLiveLesson', { path: { id: target.id }, body: { stars, comment }, read, signal });
    case 'liveTopic':
      return http.request('rateLiveTopic', { path: { id: target.id }, body: { stars, comment }, read, signal });
  }
}
