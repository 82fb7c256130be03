import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { FetchBlock } from '@/platform/lists/FetchBlock';
import { GroupedItems } from '@/platform/lists/GroupedItems';
import type { LiveLesson } from '@/shared/entities/liveLesson';
import { paths } from '@/shared/routing/paths';
import { Section } from '@/shared/ui/layout/Section';
import { NoLessons } from '../lists/NoLessons';
import { firstLessons, lessonId, selectFirstLessons } from '../lists/state';
import { useSeeAll } from '../lists/useSeeAll';
import { LessonListItem } from '../parts/LessonListItem';
import { LessonListSkeleton } from '../parts/LessonListSkeleton';
import { useDateGrouping } from '../parts/useDateGrouping';

/** Lessons that are shown; the timetable has all of them. */
const mostLessons = 8;

/** The next lessons, by date. */
export function FirstLessons() {
  const { t } = useTranslation('classes');
  const grouping = useDateGrouping<LiveLesson>(3);
  const all = useSeeAll()(paths.upcoming());
  return (
    <FetchBlock
      state={useSelector(selectFirstLessons)}
      actions={firstLessons}
      isEmpty={(lessons) => lessons.length === 0}
      empty={<NoLessons headingLevel={3} />}
      errorTitle={t('upcoming.error')}
      errorText={t('errorText')}
      skeleton={<LessonListSkeleton count={mostLessons} />}
      frame={(content) => (
        <Section title={t('upcoming.first')} more={{ href: all, label: t('seeAll') }}>
          {content}
        </Section>
      )}
    >
      {(lessons) => (
        <GroupedItems
          items={lessons.slice(0, mostLessons)}
          idOf={lessonId}
          Item={LessonListItem}
          layout="rows"
          grouping={grouping}
        />
      )}
    </FetchBlock>
  );
}
