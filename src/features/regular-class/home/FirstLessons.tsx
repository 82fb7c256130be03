import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { useZone } from '@/platform/clock/useZone';
import { FetchBlock } from '@/platform/lists/FetchBlock';
import { GroupedItems } from '@/platform/lists/GroupedItems';
import type { LiveLesson } from '@/shared/entities/liveLesson';
import { startDate } from '@/shared/lib/time';
import { paths } from '@/shared/routing/paths';
import { Block, Skeleton } from '@/shared/ui/content/Skeleton';
import { cx } from '@/shared/ui/cx';
import { Section } from '@/shared/ui/layout/Section';
import { NoLessons } from '../lists/NoLessons';
import { firstLessons, lessonId, selectFirstLessons } from '../lists/state';
import { useSeeAll } from '../lists/useSeeAll';
import { LessonListItem } from '../parts/LessonListItem';
import { LessonListSkeleton } from '../parts/LessonListSkeleton';
import { useDateGrouping } from '../parts/useDateGrouping';
import { DayStrip } from './DayStrip';
import styles from './DayStrip.module.css';

/** Lessons that are shown; the timetable has all of them. */
const mostLessons = 8;

/** Days that most regions have lessons on. */
const skeletonDays = [1, 2, 3, 4];

/** The next lessons by date, or those of one day; phones have the first day, and the others by their buttons. */
export function FirstLessons() {
  const { t } = useTranslation('classes');
  const grouping = useDateGrouping<LiveLesson>(3);
  const all = useSeeAll()(paths.upcoming());
  const zone = useZone();
  const [day, setDay] = useState<string | null>(null);
  return (
    <FetchBlock
      state={useSelector(selectFirstLessons)}
      actions={firstLessons}
      isEmpty={(lessons) => lessons.length === 0}
      empty={<NoLessons headingLevel={3} />}
      errorTitle={t('upcoming.error')}
      errorText={t('errorText')}
      skeleton={
        <>
          <Skeleton className={styles.skeleton}>
            {skeletonDays.map((key) => (
              <Block key={key} className={styles.skeletonDay} />
            ))}
          </Skeleton>
          <LessonListSkeleton count={mostLessons} />
        </>
      }
      frame={(content) => (
        <Section title={t('upcoming.first')} more={{ href: all, label: t('seeAll') }}>
          {content}
        </Section>
      )}
    >
      {(lessons) => {
        const ofDay = lessons.filter(({ startAt }) => startDate(startAt, zone) === day);
        return (
          <>
            <DayStrip lessons={lessons} day={ofDay.length > 0 ? day : null} onChoose={setDay} />
            <GroupedItems
              items={ofDay.length > 0 ? ofDay : lessons.slice(0, mostLessons)}
              idOf={lessonId}
              Item={LessonListItem}
              layout="rows"
              grouping={{ ...grouping, className: cx(grouping.className, styles.group) }}
            />
          </>
        );
      }}
    </FetchBlock>
  );
}
