import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import KeepPanel from '@/domain/kept/KeepPanel';
import { keptKey } from '@/domain/kept/lesson';
import { selectFreeSpace, selectKeptEntries } from '@/domain/kept/state';
import { localeInRegion, localePath } from '@/platform/locale/paths';
import { selectLocale } from '@/platform/locale/state';
import { formatBytes } from '@/shared/lib/bytes';
import { AppLink } from '@/shared/ui/actions/AppLink';
import { Section } from '@/shared/ui/layout/Section';
import styles from './KeptList.module.css';

/** The lessons on this device, with their size and the room left. */
export default function KeptList() {
  const { t, i18n } = useTranslation('kept');
  const locale = useSelector(selectLocale);
  const entries = Object.values(useSelector(selectKeptEntries));
  const free = useSelector(selectFreeSpace);
  if (entries.length === 0) return null;
  const used = formatBytes(
    entries.reduce((sum, { bytes }) => sum + bytes, 0),
    i18n.language,
  );
  return (
    <Section
      title={t('list.title')}
      sub={
        free === null ? t('list.used', { used }) : t('list.usedFree', { used, free: formatBytes(free, i18n.language) })
      }
    >
      <ul className={styles.list}>
        {entries.map(({ lesson }) => (
          <li key={keptKey(lesson)} className="panel">
            <AppLink className={styles.title} href={localePath(localeInRegion(locale, lesson.region), lesson.path)}>
              {lesson.title}
            </AppLink>
            <small>{lesson.series}</small>
            <KeepPanel lessons={[lesson]} name={lesson.title} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
