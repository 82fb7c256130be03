import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ContinueRail } from '@/domain/feed/ContinueRail';
import { UpNext } from '@/domain/feed/UpNext';
import { Greeting } from './Greeting';
import styles from './MemberWaiting.module.css';

/** A member's first screen: the next lessons and the lessons to continue. */
export default function MemberTop() {
  const { t } = useTranslation('home');
  const next = (content: ReactNode) => (
    <section className={styles.next} aria-label={t('next.label')}>
      {content}
    </section>
  );
  return (
    <>
      <Greeting />
      <UpNext frame={next} />
      <ContinueRail
        title={t('continue.title')}
        all={t('continue.all')}
        errorTitle={t('continue.error')}
        errorText={t('continue.errorText')}
      />
    </>
  );
}
