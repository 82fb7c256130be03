import { useTranslation } from 'react-i18next';
import { UpNextSkeleton } from '@/domain/feed/UpNextSkeleton';
import { DayLantern } from '@/shared/ui/brand/DayLantern';
import { Bar, Block, Skeleton } from '@/shared/ui/content/Skeleton';
import { cx } from '@/shared/ui/cx';
import { Section } from '@/shared/ui/layout/Section';
import greeting from './Greeting.module.css';
import styles from './MemberWaiting.module.css';
import week from './WeekLanterns.module.css';

/** Skeletons of lesson cards, by their size only: the cards themselves load with the member's part of the page. */
const cards = [1, 2, 3, 4].map((key) => (
  <li key={key}>
    <Block className={styles.art} />
    <div className={styles.title}>
      <Bar />
      <Bar width={60} />
    </div>
    <div className={styles.meta}>
      <Bar />
      <Bar width={45} />
    </div>
  </li>
));

const days = [1, 2, 3, 4, 5, 6, 7].map((key) => (
  <li key={key} className={cx(week.day, week.ahead)}>
    <DayLantern isLit={false} className={week.lantern} />
    <span>{'\u00a0'}</span>
  </li>
));

/** Shown to members above the fold until the app knows them: as high as the content, so that nothing moves. */
export function MemberWaiting() {
  const { t } = useTranslation('home');
  return (
    <>
      <div className={styles.head}>
        <Skeleton className={greeting.hello}>
          <Bar className={styles.hello} />
          <p>
            <Bar width={30} />
          </p>
        </Skeleton>
        <div className={week.week}>
          <div className={week.words} aria-hidden="true">
            <Bar width={30} />
          </div>
          <ul className={week.days} aria-hidden="true">
            {days}
          </ul>
        </div>
      </div>
      <div className={styles.next}>
        <UpNextSkeleton liveOnly />
      </div>
      <Section title={t('continue.title')}>
        <Skeleton>
          <ul className={styles.rail} aria-hidden="true">
            {cards}
          </ul>
        </Skeleton>
      </Section>
    </>
  );
}
