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
import { firstLessons, lessonId, lessonsSize, selectFirstLessons } from '../lists/state';
import { useSeeAll } from '../lists/useSeeAll';
import { LessonListItem } from '../parts/LessonListItem';
import { LessonListSkeleton } from '../parts/LessonListSkeleton';
import { useDateGrouping } from '../parts/useDateGrouping';
import { DayStrip } from './DayStrip';
import styles from './DayStrip.module.css';
import { stripDays } from './stripDays';

/** Lessons that are shown, to the end of a day if that is near; the timetable has all of them. */
const fewestLessons = 6;
const mostLessons = 8;

/** Days that the first page of a list reaches in most regions. */
const skeletonDays = [1, 2, 3, 4, 5];

/** The next lessons by date, from the chosen day on; phones have that day alone. */
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
          <LessonListSkeleton count={fewestLessons} />
        </>
      }
      frame={(content) => (
        <Section title={t('upcoming.first')} more={{ href: all, label: t('seeAll') }}>
          {content}
        </Section>
      )}
    >
      {(lessons) => {
        const days = stripDays(lessons, { zone, goesOn: lessons.length >= lessonsSize });
        // Another filter may have no lessons on the day.
        const shown = days.find(({ date, items }) => date === day && items.length > 0)?.date ?? days[0]?.date ?? '';
        const start = lessons.findIndex(({ startAt }) => startDate(startAt, zone) === shown);
        const from = Math.max(0, start);
        const dateOf = (index: number) => startDate(lessons[index]?.startAt ?? null, zone);
        let to = from + fewestLessons;
        while (to < from + mostLessons && to < lessons.length && dateOf(to) === dateOf(to - 1)) to += 1;
        return (
          <>
            {days.length > 1 && <DayStrip days={days} day={shown} onChoose={setDay} />}
            <GroupedItems
              items={lessons.slice(from, to)}
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
