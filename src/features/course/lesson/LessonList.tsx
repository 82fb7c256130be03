import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { useDuration } from '@/platform/clock/useDuration';
import { useZone } from '@/platform/clock/useZone';
import { selectLocale } from '@/platform/locale/state';
import { useLocalePath } from '@/platform/locale/useLocalePath';
import type { Course } from '@/shared/entities/course';
import { type CourseLesson, computeCourseLessonState } from '@/shared/entities/courseLesson';
import { isPurchased } from '@/shared/entities/enrolment';
import { formatWeekdayDate } from '@/shared/lib/time';
import { LessonRow, type LessonRowState, LessonRows } from '@/shared/ui/cards/LessonRow';
import { lessonPath } from '../lessons';

interface LessonListProps {
  course: Course;
  lessons: readonly CourseLesson[];
  /** Number of lessons before these, since lessons are numbered by their index. */
  before?: number;
  /** Id of the open lesson. */
  currentId?: number;
  /** The open lesson is playing now. */
  playing?: boolean;
  /** Shows a picture for each free lesson. */
  filmed?: boolean;
}

/** Lists the lessons of a course with their state: free, locked, complete, coming soon, current. */
export function LessonList({
  course,
  lessons,
  before = 0,
  currentId,
  playing = false,
  filmed = false,
}: LessonListProps) {
  const { t } = useTranslation('course');
  const path = useLocalePath();
  const locale = useSelector(selectLocale);
  const zone = useZone();
  const duration = useDuration();
  const purchased = isPurchased(course);

  const rowState = (lesson: CourseLesson): LessonRowState => {
    const { isComplete, isLocked, isPlayable } = computeCourseLessonState(lesson, purchased);
    if (lesson.comingSoon) return 'upcoming';
    const isHere = lesson.id === currentId && isPlayable;
    if (isComplete && !(isHere && playing)) return 'done';
    if (isHere) return 'current';
    if (isLocked) return 'locked';
    return isPlayable && !purchased ? 'play' : 'number';
  };

  const opening = ({ estimatedUploadDate: date }: CourseLesson) =>
    date ? t('lesson.opens', { date: formatWeekdayDate(date, locale, zone) }) : t('lesson.comingSoon');

  const length = (lesson: CourseLesson): string | undefined => {
    const left = lesson.duration - lesson.progressDuration;
    const begun = !lesson.isCompleted && lesson.progressDuration > 0 && left > 0;
    if (begun) return t('lesson.left', { duration: duration(left) });
    return lesson.duration > 0 ? duration(lesson.duration) : undefined;
  };

  return (
    <LessonRows>
      {lessons.map((lesson, index) => {
        const state = rowState(lesson);
        const { isFree } = computeCourseLessonState(lesson, purchased);
        return (
          <li key={lesson.id}>
            <LessonRow
              number={before + index + 1}
              state={state}
              title={lesson.title}
              here={lesson.id === currentId}
              playing={playing && lesson.id === currentId}
              {...(lesson.comingSoon ? { meta: [opening(lesson)] } : { length: length(lesson) })}
              href={path(lessonPath(course, lesson.id))}
              {...(isFree && !purchased && !lesson.comingSoon ? { free: t('lesson.free') } : {})}
              {...(filmed && state === 'play' ? { picture: course.picture } : {})}
            />
          </li>
        );
      })}
    </LessonRows>
  );
}
