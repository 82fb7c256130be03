import type { DescribedPage, Thing } from '@/domain/prerender/describedPage';
import { isTimed, sessionEventOf } from '@/domain/prerender/things';
import type { LiveLesson } from '@/shared/entities/liveLesson';
import type { LiveTopic } from '@/shared/entities/liveTopic';
import { paths } from '@/shared/routing/paths';

/** Describes a live lesson to search engines; returns nothing while its time is not known. */
export const describeLesson = (topic: LiveTopic, lesson: LiveLesson, page: DescribedPage): Thing[] =>
  isTimed(lesson)
    ? [
        sessionEventOf(
          lesson,
          {
            path: paths.liveLesson(topic.id, lesson.id),
            image: lesson.previewImageUrl ?? lesson.livePictureUrl ?? topic.pictureUrl,
            description: topic.metaDescription ?? topic.description,
            instructors: lesson.instructors.length > 0 ? lesson.instructors : topic.instructors,
          },
          page,
        ),
      ]
    : [];
