import { useTranslation } from 'react-i18next';
import type { LiveTopic } from '@/shared/entities/liveTopic';
import { ButtonLink } from '@/shared/ui/actions/ButtonLink';
import { EmptyState } from '@/shared/ui/content/State';
import { Section } from '@/shared/ui/layout/Section';
import { watchableLessons } from '../lessons';
import { LessonRecords } from './LessonRecords';

/** Lessons to watch: free ones, open to everybody, and finished ones. */
export function Lessons({ topic }: { topic: LiveTopic }) {
  const { t } = useTranslation('topic');
  const { free, finished } = watchableLessons(topic);
  const opens = finished.some(({ watchEnabled, isTopicEnrolled }) => watchEnabled || isTopicEnrolled);
  if (free.length + finished.length === 0)
    return (
      <EmptyState
        headingLevel={2}
        scene="calendar"
        title={t('watch.emptyTitle')}
        text={t('watch.emptyText')}
        {...(topic.scheduledLessons.length > 0
          ? {
              action: (
                <ButtonLink variant="outline" href="?tab=scheduledLessons">
                  {t('watch.toTimetable')}
                </ButtonLink>
              ),
            }
          : {})}
      />
    );
  return (
    <>
      {free.length > 0 && (
        <Section title={t('watch.free')} sub={t('watch.freeText')}>
          <LessonRecords topic={topic} lessons={free} />
        </Section>
      )}
      {finished.length > 0 && (
        <Section title={t('watch.finished')} {...(opens ? {} : { sub: t('watch.locked') })}>
          <LessonRecords topic={topic} lessons={finished} />
        </Section>
      )}
    </>
  );
}
