import type { i18n } from 'i18next';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { useSearchParams } from 'react-router-dom';
import { isLiveAt } from '@/domain/class/moment';
import { minuteMs, useNow } from '@/platform/clock/useNow';
import type { EnterContext } from '@/shared/routing/page';
import { useChangeQuery } from '@/shared/routing/useChangeQuery';
import { Tabs } from '@/shared/ui/content/Tabs';
import { cx } from '@/shared/ui/cx';
import { useMediaQuery } from '@/shared/ui/useMediaQuery';
import { Months } from './Months';
import { ScheduleHead } from './ScheduleHead';
import { ScheduleList } from './ScheduleList';
import styles from './SchedulePage.module.css';
import { scheduleDuck } from './saga';
import { isWeekView, readKind, type ScheduleKind, scheduleKinds, scheduleOf, scheduleSelectors, tabKey } from './state';
import { WeekView } from './week/WeekView';

export const ducks = [scheduleDuck];

export const enter = ({ search, load }: EnterContext) =>
  (isWeekView(search) ? scheduleKinds : [readKind(search)]).map((kind) => scheduleOf[kind][load](null));

export const head = (t: i18n['t']) => ({ title: t('title', { ns: 'schedule' }) });

/** Returns the number of lessons without those that are live; undefined until the last page has loaded. */
function useCount(kind: ScheduleKind): number | undefined {
  const { selectAllLiveLessons, selectPaging, selectDisplayState } = scheduleSelectors[kind];
  const now = useNow(minuteMs);
  const { length } = useSelector(selectAllLiveLessons).filter((lesson) => !isLiveAt(lesson, now));
  const { hasMorePage } = useSelector(selectPaging);
  return useSelector(selectDisplayState) === 'READY' && !hasMorePage ? length : undefined;
}

function ListView() {
  const { t } = useTranslation('schedule');
  const [search] = useSearchParams();
  const changeQuery = useChangeQuery();
  const kind = readKind(search);
  const counts = { upcoming: useCount('upcoming'), past: useCount('past') };
  const select = (key: string) => changeQuery({ [tabKey]: key === 'past' ? key : null });
  return (
    <Tabs
      className={styles.tabs}
      panelClassName={styles.list}
      label={t('title')}
      items={scheduleKinds.map((key) => ({ key, label: t(`tab.${key}`), count: counts[key] }))}
      current={kind}
      onSelect={select}
    >
      <ScheduleList key={kind} kind={kind} />
    </Tabs>
  );
}

export default function SchedulePage() {
  const [search] = useSearchParams();
  const isWeek = isWeekView(search);
  const hasRoom = useMediaQuery('(min-width: 1024px)');
  return (
    <div className={cx('wrap', isWeek && styles.wide)}>
      <ScheduleHead />
      {isWeek ? (
        <WeekView />
      ) : (
        <div className={styles.columns}>
          <div>
            <ListView />
          </div>
          {hasRoom && <Months kind={readKind(search)} />}
        </div>
      )}
    </div>
  );
}
