import { CalendarClock, CloudOff, Lock, type LucideIcon } from 'lucide-react';
import { type ReactNode, type Ref, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { coursePicture } from '@/domain/course/courseLook';
import { LessonVideo } from '@/domain/progress/LessonVideo';
import { createStartState } from '@/domain/progress/lessonStart';
import { useZone } from '@/platform/clock/useZone';
import { selectLocale } from '@/platform/locale/state';
import { useLocalePath } from '@/platform/locale/useLocalePath';
import type { Course } from '@/shared/entities/course';
import { type CourseLesson, computeCourseLessonState } from '@/shared/entities/courseLesson';
import { isPurchased } from '@/shared/entities/enrolment';
import { formatWeekdayDate } from '@/shared/lib/time';
import type { LessonPlayerHandle } from '@/shared/player/types';
import { paths } from '@/shared/routing/paths';
import { ButtonLink } from '@/shared/ui/actions/ButtonLink';
import type { Elements } from '@/shared/ui/elements';
import { Icon } from '@/shared/ui/Icon';
import type { DownloadedLesson } from '../download/useDownloadedLesson';
import { lessonPath, neighboursOf, playerSourceOf } from '../lessons';
import { courseDetail, selectCourseDetail } from '../state';
import styles from './LessonStage.module.css';

interface LessonStageProps {
  course: Course;
  lesson: CourseLesson;
  downloaded: DownloadedLesson;
  handle: Ref<LessonPlayerHandle>;
  /** The position at which it starts to play, and as it moves, also before. Seconds. */
  onPlay: (seconds: number) => void;
  onTime: (seconds: number) => void;
  /** It is paused, or over. */
  onStop: () => void;
  onNote: () => void;
  /** Where the transcript is shown; null: nowhere now. */
  transcriptPlace: HTMLElement | null;
}

/** Shows the player, or why there is no video and where to continue. */
export function LessonStage({
  course,
  lesson,
  downloaded,
  handle,
  onPlay,
  onTime,
  onStop,
  onNote,
  transcriptPlace,
}: LessonStageProps) {
  const { t } = useTranslation('course');
  const captions = useMemo(
    () => lesson.captions.map((one) => ({ ...one, url: downloaded.captionsOf(one.lang) ?? one.url })),
    [lesson.captions, downloaded],
  );
  const path = useLocalePath();
  const navigate = useNavigate();
  const dispatch = useDispatch();
  const detail = useSelector(selectCourseDetail);
  const locale = useSelector(selectLocale);
  const zone = useZone();
  const purchased = isPurchased(course);
  const { isLocked } = computeCourseLessonState(lesson, purchased);
  const source = playerSourceOf(lesson);
  const toCourse = (
    <ButtonLink variant="lit" href={path(paths.course(course.id))}>
      {t('lesson.toCourse')}
    </ButtonLink>
  );

  if (lesson.comingSoon)
    return (
      <Closed icon={CalendarClock} title={t('lesson.soonTitle')} action={toCourse}>
        {lesson.estimatedUploadDate
          ? t('lesson.soonDate', { date: formatWeekdayDate(lesson.estimatedUploadDate, locale, zone) })
          : t('lesson.soonText')}
      </Closed>
    );
  if (isLocked)
    return (
      <Closed icon={Lock} title={t('lesson.lockedTitle')} action={toCourse}>
        {t('lesson.lockedText')}
      </Closed>
    );
  if (!source)
    return (
      <Closed icon={CloudOff} title={t('lesson.noVideoTitle')} action={toCourse}>
        {t('lesson.noVideoText')}
      </Closed>
    );

  const { next } = neighboursOf(course, lesson.id);
  const mayPlayNext = next && computeCourseLessonState(next, purchased).isPlayable;
  return (
    <LessonVideo
      key={lesson.id}
      handle={handle}
      lesson={{
        targetType: 'course',
        targetId: course.id,
        lessonId: lesson.id,
        isEnrolled: purchased,
      }}
      title={lesson.title}
      series={course.title}
      poster={coursePicture(course)}
      source={downloaded.film === null ? source : { ...source, id: downloaded.film }}
      isSourceUnknown={downloaded.isUnknown}
      onError={downloaded.onFailure}
      reading={{
        isBusy: detail.status === 'loading',
        start: () => void dispatch(courseDetail.repeat(detail)),
      }}
      duration={lesson.duration}
      progressDuration={lesson.isCompleted ? 0 : lesson.progressDuration}
      captions={captions}
      chapters={lesson.videoTimestamps}
      onTime={onTime}
      onNote={onNote}
      transcriptPlace={transcriptPlace}
      onWatched={(event, seconds) => {
        if (event === 'play') onPlay(seconds);
        if (event === 'pause' || event === 'end') onStop();
      }}
      {...(mayPlayNext
        ? {
            next: {
              title: next.title,
              onGo: (isAutoPlay: boolean) =>
                void navigate(path(lessonPath(course, next.id)), { state: createStartState(isAutoPlay) }),
            },
          }
        : {})}
    />
  );
}

interface ClosedProps {
  icon: LucideIcon;
  title: string;
  action: Elements;
  children: ReactNode;
}

function Closed({ icon, title, action, children }: ClosedProps) {
  return (
    <div className={`night ${styles.closed}`}>
      <Icon icon={icon} size={32} />
      <h2>{title}</h2>
      <p>{children}</p>
      {action}
    </div>
  );
}
