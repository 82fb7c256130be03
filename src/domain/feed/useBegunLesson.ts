import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { courseHue } from '@/domain/course/courseLook';
import { createStartState } from '@/domain/progress/lessonStart';
import { minuteMs, useNow } from '@/platform/clock/useNow';
import { useZone } from '@/platform/clock/useZone';
import { selectLocale } from '@/platform/locale/state';
import { useHrefTo } from '@/platform/navigation/useHrefTo';
import { isPurchased } from '@/shared/entities/enrolment';
import type { UserContent } from '@/shared/entities/userContent';
import { percentOf } from '@/shared/lib/percent';
import { dayFlags, formatWeekdayDate } from '@/shared/lib/time';
import { paths } from '@/shared/routing/paths';
import { firstPicture } from '@/shared/ui/content/pictureSources';
import { hueOf } from '@/shared/ui/subjects';

/** Returns the path, below the locale, where a watched lesson continues: an owner's learning page, or a free lesson. */
function lessonPath({ course, liveTopic, lesson }: UserContent): string {
  if (course) {
    if (isPurchased(course))
      return lesson ? paths.courseLearningLesson(course.id, lesson.id) : paths.courseLearning(course.id);
    return lesson ? paths.courseLesson(course.id, lesson.id) : paths.course(course.id);
  }
  const topicId = liveTopic?.id ?? 0;
  return lesson ? paths.liveLesson(topicId, lesson.id) : paths.topic(topicId);
}

/** Returns a function that formats "Last watched Wed, 18 Nov"; '' when the time is unknown. */
function useWatchedWords(): (watchedAt: string | null) => string {
  const { t } = useTranslation('common');
  const locale = useSelector(selectLocale);
  const zone = useZone();
  const now = useNow(minuteMs);
  return (watchedAt) => {
    if (watchedAt === null) return '';
    if (dayFlags(watchedAt, now, zone).isToday) return t('cards.lastWatchedToday');
    return t('cards.lastWatched', { date: formatWeekdayDate(watchedAt, locale, zone) });
  };
}

/** Returns what is said of a lesson that was begun, and the link that continues at the last position. */
export function useBegunLesson({ course, liveTopic, lesson, learningProgress, lastWatchedAt, ...item }: UserContent) {
  const { t } = useTranslation('common');
  const hrefTo = useHrefTo();
  const watched = useWatchedWords()(lastWatchedAt);
  const owner = course?.title ?? liveTopic?.name ?? '';
  const left = lesson && lesson.duration > 0 ? Math.ceil((lesson.duration - lesson.progressDuration) / 60) : 0;
  const path = lessonPath({ course, liveTopic, lesson, learningProgress, lastWatchedAt, ...item });
  return {
    link: {
      href: hrefTo(path),
      ...(lesson || (course && isPurchased(course)) ? { state: createStartState(false) } : {}),
    },
    title: lesson?.title || owner,
    /** Its course or class. */
    owner,
    /** "17 min left"; '' when that is unknown. */
    left: left > 0 ? t('cards.minutesLeft', { count: left }) : '',
    /** "Last watched today"; '' when that is unknown. */
    watched,
    picture: firstPicture(lesson?.pictureUrl, course?.picture, liveTopic?.pictureUrl),
    isNight: liveTopic !== null,
    hue: course ? courseHue(course) : hueOf(null, liveTopic?.id ?? 0),
    progress: {
      value: learningProgress,
      label: t('cards.watched', { percent: percentOf(learningProgress) }),
    },
  };
}
