import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { TopicCalendarMenu } from '@/features/regular-class/calendar/TopicCalendarMenu';
import { LessonListItem } from '@/features/regular-class/parts/LessonListItem';
import { useDateGrouping } from '@/features/regular-class/parts/useDateGrouping';
import { GroupedItems } from '@/platform/lists/GroupedItems';
import type { LiveLesson } from '@/shared/entities/liveLesson';
import type { LiveTopic } from '@/shared/entities/liveTopic';
import { safeImageUrl } from '@/shared/lib/redirect';
import { Picture } from '@/shared/ui/content/Picture';
import { Section } from '@/shared/ui/layout/Section';
import { compareByStart } from '../lessons';
import styles from './ScheduledLessons.module.css';

const idOf = ({ id }: LiveLesson) => id;

/** Upcoming lessons, by date, and the picture of the week. */
export function ScheduledLessons({ topic }: { topic: LiveTopic }) {
  const { t } = useTranslation('topic');
  const grouping = useDateGrouping<LiveLesson>(3);
  const { id, name, scheduledLessons, scheduleUrl } = topic;
  const picture = safeImageUrl(scheduleUrl);
  // Without the class's name, which would repeat in each row.
  const lessons = useMemo(
    () =>
      compareByStart(scheduledLessons).map((lesson) => ({
        ...lesson,
        liveTopicId: lesson.liveTopicId ?? id,
        liveTopicName: '',
      })),
    [id, scheduledLessons],
  );
  const named = lessons.map((lesson) => ({ ...lesson, liveTopicName: topic.name }));
  return (
    <Section
      title={t('tabs.scheduledLessons')}
      sub={topic.frequency}
      aside={<TopicCalendarMenu topic={topic} lessons={named} />}
    >
      <GroupedItems items={lessons} grouping={grouping} idOf={idOf} Item={LessonListItem} layout="rows" />
      {picture && (
        <span className={styles.picture}>
          <Picture src={picture} alt={t('overview.scheduleAlt', { name })} width={624} height={300} />
        </span>
      )}
    </Section>
  );
}
