import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { ContinueRail } from '@/domain/feed/ContinueRail';
import { selectUpNext } from '@/domain/feed/state';
import { UpNext } from '@/domain/feed/UpNext';
import { useIsParent } from '@/platform/session/useIsParent';
import { FirstLessons } from './FirstLessons';
import { Greeting } from './Greeting';
import styles from './MemberWaiting.module.css';
import { StartPanel } from './StartPanel';
import { TonightPanel } from './TonightPanel';
import { WeekLanterns } from './WeekLanterns';

/** A member's first screen: the next lessons, the lessons to continue, the days of the week, and the classes of the evening. */
export default function MemberTop() {
  const { t } = useTranslation('home');
  const next = (content: ReactNode) => (
    <section className={styles.next} aria-label={t(isParent ? 'next.labelParent' : 'next.label')}>
      {content}
    </section>
  );
  const isParent = useIsParent();
  const { data } = useSelector(selectUpNext);
  return (
    <>
      <Greeting />
      <UpNext frame={next} empty={<StartPanel />} />
      <ContinueRail
        title={t('continue.title')}
        all={t('continue.all')}
        errorTitle={t('continue.error')}
        errorText={t('continue.errorText')}
        empty={<FirstLessons />}
        without={data?.courseLesson?.id}
      />
      <WeekLanterns />
      <div className={styles.tonight}>
        <TonightPanel wide without={data?.liveLesson?.id} />
      </div>
    </>
  );
}
