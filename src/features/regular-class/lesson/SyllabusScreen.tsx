import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { syllabusLessonPath, topicPath } from '@/core/classes/paths';
import { useDuration } from '@/core/clock/useDuration';
import { useHrefTo } from '@/core/navigation/useHrefTo';
import type { LiveTopic } from '@/shared/entities/liveTopic';
import { safeUrl } from '@/shared/lib/redirect';
import { AppLink } from '@/shared/ui/actions/AppLink';
import { ButtonLink } from '@/shared/ui/actions/ButtonLink';
import { FileList } from '@/shared/ui/content/FileList';
import { RichText } from '@/shared/ui/content/RichText';
import { cx } from '@/shared/ui/cx';
import { Icon } from '@/shared/ui/Icon';
import { Section } from '@/shared/ui/layout/Section';
import { SyllabusList } from './SyllabusList';
import styles from './SyllabusScreen.module.css';
import { SyllabusStage } from './SyllabusStage';
import type { SyllabusPlace } from './syllabusPlace';

/** One lesson of the syllabus: its video or where it is taught, what it is about, and its place among the others. */
export function SyllabusScreen({ topic, place }: { topic: LiveTopic; place: SyllabusPlace }) {
  const { t } = useTranslation('liveLesson');
  const hrefTo = useHrefTo();
  const duration = useDuration();
  const { syllabus, lesson, number, previous, next } = place;
  const lessonHref = (id: number) => hrefTo(syllabusLessonPath(topic.id, id));
  const topicHref = hrefTo(topicPath(topic.id));
  return (
    <div className={cx('wrap', styles.screen)}>
      <div className={styles.main}>
        <SyllabusStage key={lesson.id} topic={topic} lesson={lesson} />
        <div className={styles.heading}>
          <div>
            <p className={styles.topic}>
              {topicHref ? <AppLink href={topicHref}>{topic.name}</AppLink> : <span>{topic.name}</span>}
            </p>
            <h1>{lesson.title}</h1>
            <p className={styles.facts}>
              <span>
                {t('syllabus.place', { number, count: syllabus.lessons.length })} {syllabus.title}
              </span>
              {lesson.duration > 0 && <span>{duration(lesson.duration)}</span>}
            </p>
          </div>
          <div className={styles.steps}>
            {previous && (
              <ButtonLink variant="outline" href={lessonHref(previous.id)}>
                <Icon icon={ChevronLeft} />
                {t('syllabus.previous')}
              </ButtonLink>
            )}
            {next && (
              <ButtonLink variant="outline" href={lessonHref(next.id)}>
                {t('syllabus.next')}
                <Icon icon={ChevronRight} />
              </ButtonLink>
            )}
          </div>
        </div>
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
