import { useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { TeacherLine } from '@/domain/instructor/TeacherList';
import { lessonToKeep } from '@/domain/kept/lesson';
import { useTakingNotes } from '@/domain/notes/useTakingNotes';
import { RateButton } from '@/domain/rating/RateButton';
import { usePrice } from '@/domain/sale/usePrice';
import { ShareLessonMenu } from '@/domain/share/ShareLessonMenu';
import { selectRegion } from '@/platform/locale/state';
import { useLocalePath } from '@/platform/locale/useLocalePath';
import { selectAsOf } from '@/platform/offline/state';
import { selectLoggedIn } from '@/platform/session/state';
import type { Course } from '@/shared/entities/course';
import { type CourseLesson, lessonState } from '@/shared/entities/courseLesson';
import { isPurchased } from '@/shared/entities/enrolment';
import { courseOwnership } from '@/shared/entities/ownership';
import { safeUrl } from '@/shared/lib/safeUrl';
import { useOnline } from '@/shared/lib/useOnline';
import type { LessonPlayerHandle } from '@/shared/player/types';
import { paths } from '@/shared/routing/paths';
import { AppLink } from '@/shared/ui/actions/AppLink';
import { ButtonLink } from '@/shared/ui/actions/ButtonLink';
import { FileList } from '@/shared/ui/content/FileList';
import { Price } from '@/shared/ui/content/Price';
import { RichText } from '@/shared/ui/content/RichText';
import { cx } from '@/shared/ui/cx';
import { LessonHead } from '@/shared/ui/detail/LessonHead';
import { Section } from '@/shared/ui/layout/Section';
import { Announcements } from '../announcements/Announcements';
import { CourseNotebook, courseMaterials, fileOf } from '../detail/Materials';
import { KeepLessons } from '../kept/KeepLessons';
import { useKeptLesson } from '../kept/useKeptLesson';
import { courseProgress, lessonPath, listedLessons, neighboursOf, playerSourceOf } from '../lessons';
import { Progress } from '../Progress';
import { ChapterList } from './ChapterList';
import { LessonRail, useRailTab } from './LessonRail';
import styles from './LessonScreen.module.css';
import { LessonStage } from './LessonStage';
import { RatePrompt } from './RatePrompt';

/**
 * A lesson with the course's other lessons, its transcript and the student's notes, then its content and the course's own;
 * from 1024 px up the lessons are beside both.
 */
export function LessonScreen({ course, lesson }: { course: Course; lesson: CourseLesson }) {
  const { t } = useTranslation('course');
  const region = useSelector(selectRegion);
  const path = useLocalePath();
  const toKeep = useMemo(
    () => lessonToKeep(region, course, lesson, lessonPath(course, lesson.id)),
    [region, course, lesson],
  );
  const kept = useKeptLesson(toKeep);
  const isStored = useSelector(selectAsOf) !== null;
  const isAway = !useOnline() || isStored;
  const player = useRef<LessonPlayerHandle>(null);
  const [played, setPlayed] = useState<{ lessonId: number; seconds: number } | null>(null);
  const seconds = played?.lessonId === lesson.id ? played.seconds : null;
  const [playingId, setPlayingId] = useState<number | null>(null);
  const onMove = (at: number) => setPlayed({ lessonId: lesson.id, seconds: Math.floor(at) });
  const onPlay = (at: number) => {
    setPlayingId(lesson.id);
    onMove(at);
  };
  const onTime = (at: number) => seconds !== null && Math.floor(at) !== seconds && onMove(at);
  const lessons = useMemo(() => listedLessons(course), [course]);
  const { index, previous, next } = neighboursOf(course, lesson.id);
  const purchased = isPurchased(course);
  const price = usePrice()(courseOwnership(course) ? null : course.checkoutCollection);
  const { isPlayable, isLocked } = lessonState(lesson, purchased);
  const step = (to: CourseLesson | null, label: string) =>
    to && { href: path(lessonPath(course, to.id)), label, title: to.title };
  const nextStep = step(next, t('lesson.next'));
  const isMember = useSelector(selectLoggedIn);
  const notes = useTakingNotes(
    { region, target: 'course', targetId: course.id, lessonId: lesson.id, series: course.title, title: lesson.title },
    player,
  );
  const hasVideo = isPlayable && playerSourceOf(lesson) !== null;
  const hasTranscript = hasVideo && lesson.captions.some(({ url }) => safeUrl(url) !== null);
  const ofLesson = isLocked ? [] : lesson.materials;
  const ofCourse = purchased ? courseMaterials(course) : [];
  const mixed = ofLesson.length > 0 && ofCourse.length > 0;
  const files = [
    ...ofLesson.map((material) => {
      const file = fileOf(material);
      const own = isAway ? kept.worksheetOf(material.id) : null;
      return { ...file, href: own ?? file.href, note: mixed ? t('materials.forLesson') : null };
    }),
    ...ofCourse.map((material) => ({ ...fileOf(material), note: mixed ? t('materials.forCourse') : null })),
  ];
  const { tab, choose } = useRailTab(hasTranscript, hasVideo);
  const [transcriptPlace, setTranscriptPlace] = useState<HTMLElement | null>(null);

  const above = (
    <>
      <div className={styles.sideHead}>
        <h2>{course.title}</h2>
        {purchased && (
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

  return (
    <div className={cx('wrap', styles.screen)} data-study>
      <div className={styles.main}>
        <LessonStage
          course={course}
          lesson={lesson}
          kept={kept}
          handle={player}
          onPlay={onPlay}
          onTime={onTime}
          onStop={() => setPlayingId(null)}
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
          facts={
            <>
              {index >= 0 && <span>{t('lesson.number', { number: index + 1, count: lessons.length })}</span>}
              <span className={styles.place}>
                <AppLink href={path(paths.course(course.id))}>{course.title}</AppLink>
              </span>
            </>
          }
          previous={step(previous, t('lesson.previous'))}
          next={nextStep && { ...nextStep, main: lesson.isCompleted && !isLocked }}
        />
      </div>
      <LessonRail
        course={course}
        lesson={lesson}
        isPlaying={playingId === lesson.id}
        notes={notes}
        takesNotes={hasVideo}
        tab={tab}
        onChoose={choose}
        onTranscript={hasTranscript ? setTranscriptPlace : null}
      >
        {above}
      </LessonRail>
      <div className={styles.rest}>
        {toKeep && isMember && <KeepLessons lessons={[toKeep]} />}
        <div className={styles.teachers}>
          <TeacherLine teachers={course.instructors} />
        </div>
        {purchased && lesson.isCompleted && <RatePrompt course={course} lesson={lesson} />}
        {files.length > 0 && (
          <Section title={t('tabs.materials')}>
            <FileList files={files} />
          </Section>
        )}
        {isPlayable && lesson.videoTimestamps.length > 0 && (
          <Section title={t('lesson.chapters')}>
            <ChapterList
              chapters={lesson.videoTimestamps}
              duration={lesson.duration}
              seconds={seconds}
              onSeek={(to) => {
                player.current?.seek(to);
                player.current?.play();
              }}
            />
          </Section>
        )}
        {(lesson.content || lesson.detailInfo) && (
          <Section title={t('lesson.about')} className={styles.about}>
            {lesson.content && <RichText html={lesson.content} />}
            {lesson.detailInfo && <RichText html={lesson.detailInfo} />}
          </Section>
        )}
        {purchased && (
          <>
            <Announcements courseId={course.id} />
            <CourseNotebook course={course} />
          </>
        )}
      </div>
    </div>
  );
}
