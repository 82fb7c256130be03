import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { useZone } from '@/platform/clock/useZone';
import { PagedList } from '@/platform/lists/PagedList';
import { useLocalePath } from '@/platform/locale/useLocalePath';
import type { LiveLesson } from '@/shared/entities/liveLesson';
import { joinNames } from '@/shared/lib/joinNames';
import { paths } from '@/shared/routing/paths';
import { ButtonLink } from '@/shared/ui/actions/ButtonLink';
import { EmptyState } from '@/shared/ui/content/State';
import { LessonListSkeleton } from '../parts/LessonListSkeleton';
import { useDateGrouping } from '../parts/useDateGrouping';
import { monthHeads } from './MonthHead';
import styles from './ScheduleList.module.css';
import { ListedRow, PastRow } from './ScheduleRow';
import { lessonId, type ScheduleKind, type ScheduleRoot, scheduleOf, scheduleSelectors, scheduleSize } from './state';

const rowOf = { upcoming: ListedRow, past: PastRow } as const;

function Nothing({ kind }: { kind: ScheduleKind }) {
  const { t } = useTranslation('schedule');
  const path = useLocalePath();
  return (
    <EmptyState
      boxed
      headingLevel={2}
      scene="calendar"
      title={t(`emptyTitle.${kind}`)}
      text={t(`emptyText.${kind}`)}
      action={<ButtonLink href={path(paths.upcoming())}>{t('find')}</ButtonLink>}
    />
  );
}

/** Upcoming or past lessons, grouped by date. */
export function ScheduleList({ kind }: { kind: ScheduleKind }) {
  const { t } = useTranslation('schedule');
  const byDate = useDateGrouping<LiveLesson>(2);
  const zone = useZone();
  const { selectAllDates, selectLiveLessonByDate, selectShared } = scheduleSelectors[kind];
  const shared = useSelector(selectShared);
  const dates = useSelector((root: ScheduleRoot) => selectAllDates(root, zone));
  const lessons = useSelector((root: ScheduleRoot) => selectLiveLessonByDate(root, zone));
  const groups = dates.map((date) => ({ key: date, items: lessons[date] ?? [] }));
  return (
    <div className={shared ? styles.once : undefined}>
      {/* The first of the upcoming lessons, which is shown large, names its class itself. */}
      {shared && kind === 'past' && (
        <p className={styles.shared}>
          <span>{shared.liveTopicName}</span>
          <span>{joinNames(shared.instructors)}</span>
        </p>
      )}
      <PagedList
        actions={scheduleOf[kind]}
        selectors={scheduleSelectors[kind]}
        idOf={lessonId}
        Item={rowOf[kind]}
        headingLevel={2}
        layout="rows"
        grouping={{ ...byDate, Head: monthHeads[kind], groups }}
        skeleton={<LessonListSkeleton count={scheduleSize} />}
        empty={<Nothing kind={kind} />}
        errorTitle={t('errorTitle')}
        errorText={t('errorText')}
      />
    </div>
  );
}
