import { readCourseProgressResponse, readLiveProgressResponse } from '@/shared/entities/lessonProgress';
import type { Http } from '@/shared/http/http';
import type { SendableEntry } from './entries';

/** Sends a position; returns the lesson from the response. `keepalive` lets the call outlive the page. */
export async function putProgress(
  http: Http,
  { entry, keepalive }: { entry: SendableEntry; keepalive: boolean },
  signal?: AbortSignal,
) {
  const body = { progressDuration: entry.position };
  if (entry.targetType === 'course')
    return (
      await http.request('courseProgress', {
        path: { courseId: entry.targetId, lessonId: entry.lessonId },
        body,
        read: readCourseProgressResponse,
        keepalive,
        signal,
      })
    ).lesson;
  const path = { id: entry.lessonId };
  return (await http.request('liveProgress', { path, body, read: readLiveProgressResponse, keepalive, signal }))
    .liveLesson;
}
