import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { nextLessons, nextLessonsSize, selectNextLessons } from '@/domain/class/state';
import { minuteMs, useNow } from '@/platform/clock/useNow';
import { useZone } from '@/platform/clock/useZone';
import { FetchBlock } from '@/platform/lists/FetchBlock';
import { selectLocale } from '@/platform/locale/state';
import { useLocalePath } from '@/platform/locale/useLocalePath';
import { formatWeekday, formatWeekdayDate } from '@/shared/lib/time';
import { paths } from '@/shared/routing/paths';
import { ButtonLink } from '@/shared/ui/actions/ButtonLink';
import { Bar, Block, Skeleton } from '@/shared/ui/content/Skeleton';
import { cx } from '@/shared/ui/cx';
import { nextEvening } from './evening';
import styles from './TonightPanel.module.css';
import { TonightRow } from './TonightRow';
import { useNextLessons } from './useNextLessons';

function PanelSkeleton() {
  return (
    <Skeleton className={styles.skeleton}>
      <ul className={styles.rows}>
        {Array.from({ length: nextLessonsSize }, (_, index) => index).map((key) => (
          <li key={key} className={styles.row} aria-hidden="true">
            <span className={styles.time}>
              <Bar />
            </span>
            <span>
              <span className="rowTitle">
                <Bar width={60} />
              </span>
              <span className={styles.who}>
                <Bar width={45} />
              </span>
            </span>
          </li>
        ))}
      </ul>
      <Block className={styles.all} />
    </Skeleton>
  );
}

/** The next live classes: those of this evening, or of the next day with classes, first. As many rows as while loading. */
export function TonightPanel() {
  const { t } = useTranslation('home');
  const locale = useSelector(selectLocale);
  const state = useSelector(selectNextLessons);
  const path = useLocalePath();
  const zone = useZone();
  const now = useNow(minuteMs);
  const evening = nextEvening(useNextLessons(), now, zone);

  return (
    <FetchBlock
      state={state}
      actions={nextLessons}
      isEmpty={() => evening.lessons.length === 0}
      errorTitle={t('tonight.error')}
      skeleton={<PanelSkeleton />}
      frame={(content) => (
        <section className={cx(styles.panel, 'panel')} aria-labelledby="tonight">
          <div className={styles.head}>
            <h2 id="tonight">{t(`tonight.${evening.name}`)}</h2>
            {evening.startAt && <span>{formatWeekdayDate(evening.startAt, locale, zone)}</span>}
          </div>
          {content}
        </section>
      )}
    >
      {() => (
        <>
          <ul className={styles.rows}>
            {[...evening.lessons, ...evening.later].map((lesson) => (
              <li key={lesson.id} className={styles.row}>
                <TonightRow
                  lesson={lesson}
                  day={evening.later.includes(lesson) ? formatWeekday(lesson.startAt ?? '', locale, zone) : undefined}
                />
              </li>
            ))}
          </ul>
          <ButtonLink variant="soft" block href={path(paths.upcoming())}>
            {t('tonight.all')}
          </ButtonLink>
        </>
      )}
    </FetchBlock>
  );
}
