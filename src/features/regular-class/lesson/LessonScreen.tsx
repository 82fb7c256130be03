import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { InstructorLine } from '@/domain/instructor/InstructorList';
import { useTakingNotes } from '@/domain/notes/useTakingNotes';
import { RateButton } from '@/domain/rating/RateButton';
import { ShareLessonMenu } from '@/domain/share/ShareLessonMenu';
import { selectRegion } from '@/platform/locale/state';
import { useOtherRegion } from '@/platform/session/useOtherRegion';
import type { LiveLesson } from '@/shared/entities/liveLesson';
import type { LiveTopic } from '@/shared/entities/liveTopic';
import { safeUrl } from '@/shared/lib/safeUrl';
import type { LessonPlayerHandle } from '@/shared/player/types';
import { paths } from '@/shared/routing/paths';
import { FileList } from '@/shared/ui/content/FileList';
import { cx } from '@/shared/ui/cx';
import { Section } from '@/shared/ui/layout/Section';
import { LessonNotes } from '../parts/LessonNotes';
import { useLessonWords } from '../parts/useLessonWords';
import { selectReceivedAt, selectTopicDetail, topicDetail } from '../state';
import { IfMissed } from './IfMissed';
import { LessonHeading } from './LessonHeading';
import { LessonPanel } from './LessonPanel';
import styles from './LessonScreen.module.css';
import { LessonStage } from './LessonStage';
import { NextLessons } from './NextLessons';
import { OnSchedule } from './OnSchedule';
import { playableSource } from './source';
import { lessonLeft, lessonOpened } from './watchState';

/** A live lesson in its current state: stage, actions and content. */
export function LessonScreen({ topic, lesson }: { topic: LiveTopic; lesson: LiveLesson }) {
  const { t } = useTranslation('liveLesson');
  const dispatch = useDispatch();
  const region = useSelector(selectRegion);
  const otherRegion = useOtherRegion();
  const receivedAt = useSelector(selectReceivedAt);
  const { status: loading } = useSelector(selectTopicDetail);
  const player = useRef<LessonPlayerHandle>(null);
  const notes = useTakingNotes(
    { region, target: 'live_topic', targetId: topic.id, lessonId: lesson.id, series: topic.name, title: lesson.name },
    player,
  );
  const words = useLessonWords()(lesson, receivedAt);

  useEffect(() => {
    dispatch(lessonOpened({ topic: { id: topic.id, region }, lessonId: lesson.id }));
    return () => void dispatch(lessonLeft());
  }, [dispatch, topic.id, region, lesson.id]);

  const plays = (words.canReplay || words.state === 'PLAYER') && playableSource(lesson) !== null;
  const { status, canReplay, time } = words;
  const isOver = canReplay || status === 'finished' || (status === 'free' && time?.phase === 'over');
  const isOpen = words.state !== 'LOCKED' && !words.isExpired;
  return (
    <article className={cx('wrap', styles.screen)} data-study>
      <div className={styles.stage}>
        <LessonStage topic={topic} lesson={lesson} words={words} handle={player} onNote={notes.take} />
      </div>
      <LessonHeading
        topic={topic}
        lesson={lesson}
        words={words}
        withLabel={plays}
        action={<ShareLessonMenu path={paths.liveLesson(topic.id, lesson.id)} title={lesson.name} player={player} />}
      />
      <aside className={styles.side} aria-label={t('side')}>
        <LessonPanel
          topic={topic}
          lesson={lesson}
          words={words}
          onRetry={() => dispatch(topicDetail.request({ id: topic.id, region }))}
          busy={loading === 'loading'}
        />
        <div className={styles.actions}>
          <OnSchedule lesson={lesson} mayAdd={!isOver && !otherRegion} />
          {isOver && lesson.isRateable && (
            <RateButton target={{ kind: 'liveLesson', id: lesson.id }} isRated={lesson.isRated} title={lesson.name} />
          )}
        </div>
        <InstructorLine teachers={lesson.instructors.length > 0 ? lesson.instructors : topic.instructors} />
      </aside>
      <div className={styles.rest}>
        {plays && <LessonNotes {...notes} />}
        {lesson.materials.length > 0 && (
          <Section title={isOver ? t('materials') : t('ready')}>
            <FileList files={lesson.materials.map(({ id, name, url }) => ({ id, name, href: safeUrl(url) }))} />
          </Section>
        )}
        {isOpen && !isOver && <IfMissed lesson={lesson} />}
        <NextLessons topic={topic} lesson={lesson} />
      </div>
    </article>
  );
}
