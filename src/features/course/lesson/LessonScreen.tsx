import { FileText } from 'lucide-react';
import { useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { type DownloadableLesson, toDownloadable } from '@/domain/download/lesson';
import { useTakingNotes } from '@/domain/notes/useTakingNotes';
import { RateButton } from '@/domain/rating/RateButton';
import { usePrice } from '@/domain/sale/usePrice';
import { ShareLessonMenu } from '@/domain/share/ShareLessonMenu';
import { selectRegion } from '@/platform/locale/state';
import { useLocalePath } from '@/platform/locale/useLocalePath';
import { selectLoggedIn } from '@/platform/session/state';
import type { Course } from '@/shared/entities/course';
import { type CourseLesson, computeCourseLessonState } from '@/shared/entities/courseLesson';
import { isPurchased } from '@/shared/entities/enrolment';
import { courseOwnership } from '@/shared/entities/ownership';
import { safeUrl } from '@/shared/lib/safeUrl';
import type { LessonPlayerHandle } from '@/shared/player/types';
import { paths } from '@/shared/routing/paths';
import { AppLink } from '@/shared/ui/actions/AppLink';
import { ButtonLink } from '@/shared/ui/actions/ButtonLink';
import type { FileItem } from '@/shared/ui/content/FileList';
import { Price } from '@/shared/ui/content/Price';
import { cx } from '@/shared/ui/cx';
import { LessonHead } from '@/shared/ui/detail/LessonHead';
import { DownloadLessons } from '../download/DownloadLessons';
import { useDownloadedLesson } from '../download/useDownloadedLesson';
import { courseProgress, lessonPath, listedLessons, neighboursOf, playerSourceOf } from '../lessons';
import { Progress } from '../Progress';
import { LessonContent } from './LessonContent';
import { LessonRail, useRailTab } from './LessonRail';
import styles from './LessonScreen.module.css';
import { LessonStage } from './LessonStage';
import { useLessonFiles } from './useLessonFiles';

/** The second of a lesson's film, and whether it plays. A lesson that has not played has none. */
function usePlayedLesson(lessonId: number) {
  const [played, setPlayed] = useState<{ lessonId: number; seconds: number } | null>(null);
  const [playingId, setPlayingId] = useState<number | null>(null);
  const seconds = played?.lessonId === lessonId ? played.seconds : null;
  const onMove = (at: number) => setPlayed({ lessonId, seconds: Math.floor(at) });
  return {
    seconds,
    isPlaying: playingId === lessonId,
    onPlay: (at: number) => {
      setPlayingId(lessonId);
      onMove(at);
    },
    onTime: (at: number) => seconds !== null && Math.floor(at) !== seconds && onMove(at),
    onStop: () => setPlayingId(null),
  };
}

/**
 * A lesson with the course's other lessons, its transcript and the student's notes, then its content and the course's own;
 * from 1024 px up the lessons are beside both.
 */
export function LessonScreen({ course, lesson }: { course: Course; lesson: CourseLesson }) {
  const { t } = useTranslation('course');
  const region = useSelector(selectRegion);
  const path = useLocalePath();
  const downloadable = useMemo(
    () => toDownloadable(region, course, lesson, lessonPath(course, lesson.id)),
    [region, course, lesson],
  );
  const downloaded = useDownloadedLesson(downloadable);
  const files = useLessonFiles(course, lesson, downloaded);
  const player = useRef<LessonPlayerHandle>(null);
  const { seconds, isPlaying, onPlay, onTime, onStop } = usePlayedLesson(lesson.id);
  const lessons = useMemo(() => listedLessons(course), [course]);
  const { index, previous, next } = neighboursOf(course, lesson.id);
  const { isPlayable, isLocked } = computeCourseLessonState(lesson, isPurchased(course));
  const step = (to: CourseLesson | null, label: string) =>
    to && { href: path(lessonPath(course, to.id)), label, title: to.title };
  const nextStep = step(next, t('lesson.next'));
  const notes = useTakingNotes(
    { region, target: 'course', targetId: course.id, lessonId: lesson.id, series: course.title, title: lesson.title },
    player,
  );
  const hasVideo = isPlayable && playerSourceOf(lesson) !== null;
  const hasTranscript = hasVideo && lesson.captions.some(({ url }) => safeUrl(url) !== null);
  const { tab, choose } = useRailTab(hasTranscript, hasVideo);
  const [transcriptPlace, setTranscriptPlace] = useState<HTMLElement | null>(null);
  const worksheet = files.find(({ id, href }) => href !== null && lesson.materials.some((own) => own.id === id));

  return (
    <div className={cx('wrap', styles.screen)} data-study>
      <div className={styles.main}>
        <LessonStage
          course={course}
          lesson={lesson}
          downloaded={downloaded}
          handle={player}
          onPlay={onPlay}
          onTime={onTime}
          onStop={onStop}
          onNote={() => {
            choose('notes');
            notes.take();
          }}
          transcriptPlace={transcriptPlace}
        />
        <LessonHead
          title={lesson.title}
          action={
            <ShareLessonMenu path={paths.courseLesson(course.id, lesson.id)} title={lesson.title} player={player} />
          }
          meta={index >= 0 && <span>{t('lesson.number', { number: index + 1, count: lessons.length })}</span>}
          previous={step(previous, t('lesson.previous'))}
          next={nextStep && { ...nextStep, main: lesson.isCompleted && !isLocked }}
        />
        <LessonActions worksheet={worksheet ?? null} downloadable={downloadable} />
      </div>
      <LessonRail
        course={course}
        lesson={lesson}
        isPlaying={isPlaying}
        notes={notes}
        takesNotes={hasVideo}
        tab={tab}
        onChoose={choose}
        onTranscript={hasTranscript ? setTranscriptPlace : null}
      >
        <CourseSummary course={course} />
      </LessonRail>
      <LessonContent
        course={course}
        lesson={lesson}
        files={files}
        seconds={seconds}
        onSeek={(to) => {
          player.current?.seek(to);
          player.current?.play();
        }}
      />
    </div>
  );
}

/** The lesson's worksheet, and what saves the lesson to the device. */
function LessonActions({
  worksheet,
  downloadable,
}: {
  worksheet: FileItem | null;
  downloadable: DownloadableLesson | null;
}) {
  const isMember = useSelector(selectLoggedIn);
  return (
    <div className={styles.actions}>
      {worksheet && (
        <ButtonLink
          size="sm"
          variant="outline"
          icon={FileText}
          href={worksheet.href ?? ''}
          target="_blank"
          rel="noopener noreferrer"
        >
          {worksheet.name}
        </ButtonLink>
      )}
      {downloadable && isMember && <DownloadLessons lessons={[downloadable]} />}
    </div>
  );
}

/** What the lesson is part of: the course's title and progress, or its price. */
function CourseSummary({ course }: { course: Course }) {
  const { t } = useTranslation('course');
  const path = useLocalePath();
  const price = usePrice()(courseOwnership(course) ? null : course.checkoutCollection);
  return (
    <>
      <div className={styles.sideHead}>
        <h2>
          <AppLink href={path(paths.course(course.id))}>{course.title}</AppLink>
        </h2>
        {isPurchased(course) && (
          <>
            <Progress course={course} />
            {courseProgress(course).done > 0 && (
              <RateButton target={{ kind: 'course', id: course.id }} isRated={course.isRated} title={course.title} />
            )}
          </>
        )}
      </div>
      {price && (
        <div className={styles.offer}>
          <Price {...price} size="bar" />
          <ButtonLink href={path(paths.course(course.id))}>{t('lesson.toCourse')}</ButtonLink>
        </div>
      )}
    </>
  );
}
