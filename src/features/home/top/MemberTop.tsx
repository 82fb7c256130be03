import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { UpNext } from '@/domain/feed/UpNext';
import { useIsParent } from '@/platform/session/useIsParent';
import { Greeting } from './Greeting';
import styles from './MemberWaiting.module.css';
import { Queue } from './Queue';
import { StartPanel } from './StartPanel';
import { WeekLanterns } from './WeekLanterns';

/** A member's first screen: the days of the week, the next session, and the row of lessons to learn next. */
export default function MemberTop() {
  const { t } = useTranslation('home');
  const isParent = useIsParent();
  const next = (content: ReactNode) => (
    <section className={styles.next} aria-label={t(isParent ? 'next.labelParent' : 'next.label')}>
      {content}
    </section>
  );
  return (
    <>
      <div className={styles.head}>
        <Greeting />
        <WeekLanterns />
      </div>
      <UpNext liveOnly frame={next} empty={<StartPanel />} />
      <Queue />
    </>
  );
}
