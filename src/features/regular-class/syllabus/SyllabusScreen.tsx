import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { useTakingNotes } from '@/domain/notes/useTakingNotes';
import { ShareLessonMenu } from '@/domain/share/ShareLessonMenu';
import { useDuration } from '@/platform/clock/useDuration';
import { selectRegion } from '@/platform/locale/state';
import { useLocalePath } from '@/platform/locale/useLocalePath';
import { useHrefTo } from '@/platform/navigation/useHrefTo';
import type { LiveTopic } from '@/shared/entities/liveTopic';
import type { SyllabusLesson } from '@/shared/entities/syllabus';
import { safeUrl } from '@/shared/lib/safeUrl';
import type { LessonPlayerHandle } from '@/shared/player/types';
import { paths } from '@/shared/routing/paths';
import { AppLink } from '@/shared/ui/actions/AppLink';
import { FileList } from '@/shared/ui/content/FileList';
import { RichText } from '@/shared/ui/content/RichText';
import { cx } from '@/shared/ui/cx';
import { LessonHead } from '@/shared/ui/detail/LessonHead';
import { Section } from '@/shared/ui/layout/Section';
import { playableSource } from '../lesson/source';
import { LessonNotes } from '../parts/LessonNotes';
import { SyllabusList } from './SyllabusList';
import styles from './SyllabusScreen.module.css';
import { SyllabusStage } from './SyllabusStage';
import type { SyllabusPlace } from './syllabusPlace';
import { isOpenTo, watchedLesson } from './watchedLesson';

/** One lesson of the syllabus: its video or the live lesson that teaches it, its description, and its neighbours. */
export function SyllabusScreen({ topic, place }: { topic: LiveTopic; place: SyllabusPlace }) {
  const { t } = useTranslation('liveLesson');
  const path = useLocalePath();
  const hrefTo = useHrefTo();
  const duration = useDuration();
  const player = useRef<LessonPlayerHandle>(null);
  const { syllabus, lesson, number, previous, next } = place;
  const notes = useTakingNotes(
    {
      region: useSelector(selectRegion),
      ...watchedLesson(topic, lesson),
      series: topic.name,
      title: lesson.title,
    },
    player,
  );
  const plays = isOpenTo(topic, lesson) && playableSource(lesson) !== null;
  const step = (to: SyllabusLesson | null, label: string) =>
    to && { href: hrefTo(paths.syllabusLesson(topic.id, to.id)), label, title: to.title };
  return (
    <div className={cx('wrap', styles.screen)}>
      <div className={styles.main}>
        <SyllabusStage key={lesson.id} topic={topic} lesson={lesson} handle={player} onNote={notes.take} />
        <LessonHead
          above={
            <p className={styles.topic}>
              <AppLink href={path(paths.topic(topic.id))}>{topic.name}</AppLink>
            </p>
          }
          title={lesson.title}
          action={
            <ShareLessonMenu path={paths.syllabusLesson(topic.id, lesson.id)} title={lesson.title} player={player} />
          }
          meta={
            <>
              <span>{t('syllabus.place', { number, count: syllabus.lessons.length })}</span>
              <span>{syllabus.title}</span>
              {lesson.duration > 0 && <span>{duration(lesson.duration)}</span>}
            </>
          }
          previous={step(previous, t('syllabus.previous'))}
          next={step(next, t('syllabus.next'))}
        />
        {plays && <LessonNotes {...notes} />}
        {lesson.description && (
          <Section title={t('syllabus.about')}>
            <RichText html={lesson.description} />
          </Section>
        )}
        {lesson.materials.length > 0 && (
          <Section title={t('materials')}>
            <FileList files={lesson.materials.map(({ id, name, url }) => ({ id, name, href: safeUrl(url) }))} />
          </Section>
        )}
      </div>
      <aside className={styles.side} aria-label={t('syllabus.list')}>
        <SyllabusList topic={topic} currentId={lesson.id} />
      </aside>
    </div>
  );
}
