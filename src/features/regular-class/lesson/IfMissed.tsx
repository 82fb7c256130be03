import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { useZone } from '@/platform/clock/useZone';
import { selectLocale } from '@/platform/locale/state';
import type { LiveLesson } from '@/shared/entities/liveLesson';
import { formatDate } from '@/shared/lib/time';
import { Section } from '@/shared/ui/layout/Section';
import styles from './IfMissed.module.css';

/** Says where the replay will be, and until when. */
export function IfMissed({ lesson: { watchExpiredAt, semesterExpiredDate } }: { lesson: LiveLesson }) {
  const { t } = useTranslation('liveLesson');
  const locale = useSelector(selectLocale);
  const zone = useZone();
  const until = watchExpiredAt ?? semesterExpiredDate;
  return (
    <Section title={t('missed.title')}>
      <p className={styles.text}>
        {until ? t('missed.until', { date: formatDate(until, locale, zone) }) : t('missed.text')}
      </p>
    </Section>
  );
}
