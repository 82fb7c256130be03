import { useTranslation } from 'react-i18next';
import { findLiveLesson } from '@/features/regular-class/state';
import { useDuration } from '@/platform/clock/useDuration';
import { useHelp } from '@/platform/contact/useHelp';
import { useHrefTo } from '@/platform/navigation/useHrefTo';
import { isLiveLessonCompleted } from '@/shared/entities/liveLesson';
import type { LiveTopic } from '@/shared/entities/liveTopic';
import type { SyllabusLesson } from '@/shared/entities/syllabus';
import { paths } from '@/shared/routing/paths';
import { Button } from '@/shared/ui/actions/Button';
import { LessonRow, type LessonRowState, LessonRows } from '@/shared/ui/cards/LessonRow';
import { RichText } from '@/shared/ui/content/RichText';
import { EmptyState } from '@/shared/ui/content/State';
import { Section } from '@/shared/ui/layout/Section';
import styles from './Syllabus.module.css';

function rowState(topic: LiveTopic, { liveLessonId, preview, videoId }: SyllabusLesson): LessonRowState {
  const live = liveLessonId === null ? null : findLiveLesson(topic, liveLessonId);
  if (live && isLiveLessonCompleted(live)) return 'done';
  if (preview && videoId !== null) return 'play';
  return topic.isEnrolled || preview ? 'number' : 'locked';
}

/** The syllabus, unit by unit. */
export function Syllabus({ topic }: { topic: LiveTopic }) {
  const { t } = useTranslation('topic');
  const { ask } = useHelp();
  const hrefTo = useHrefTo();
  const duration = useDuration();
  if (topic.syllabuses.length === 0)
    return (
      <EmptyState
        headingLevel={2}
        title={t('syllabus.emptyTitle')}
        text={t('syllabus.emptyText')}
        action={
          ask && (
            <Button variant="outline" onClick={ask}>
              {t('ask')}
            </Button>
          )
        }
      />
    );
  return (
    <Section title={t('tabs.syllabus')}>
      {topic.syllabuses.map(({ id, title, description, lessons }) => (
        <Section key={id} headingLevel={3} title={title}>
          {description && (
            <div className={styles.note}>
              <RichText html={description} />
            </div>
          )}
          <LessonRows>
            {lessons.map((lesson, index) => (
              <li key={lesson.id}>
                <LessonRow
                  number={index + 1}
                  state={rowState(topic, lesson)}
                  title={lesson.title}
                  length={lesson.duration > 0 ? duration(lesson.duration) : undefined}
                  href={lesson.id > 0 ? hrefTo(paths.syllabusLesson(topic.id, lesson.id)) : ''}
                  {...(lesson.preview && !topic.isEnrolled ? { free: t('syllabus.free') } : {})}
                />
              </li>
            ))}
          </LessonRows>
        </Section>
      ))}
    </Section>
  );
}
