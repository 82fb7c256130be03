import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import DownloadPanel from '@/domain/download/DownloadPanel';
import { downloadKey } from '@/domain/download/lesson';
import { selectDownloads, selectFreeSpace } from '@/domain/download/state';
import { localeInRegion, localePath } from '@/platform/locale/paths';
import { selectLocale } from '@/platform/locale/state';
import { formatBytes } from '@/shared/lib/bytes';
import { AppLink } from '@/shared/ui/actions/AppLink';
import { Section } from '@/shared/ui/layout/Section';
import styles from './DownloadList.module.css';

/** The lessons on this device, with their size and the room left. */
export default function DownloadList() {
  const { t, i18n } = useTranslation('downloads');
  const locale = useSelector(selectLocale);
  const entries = Object.values(useSelector(selectDownloads));
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
          <li key={downloadKey(lesson)} className="panel">
            <AppLink className={styles.title} href={localePath(localeInRegion(locale, lesson.region), lesson.path)}>
              {lesson.title}
            </AppLink>
            <small>{lesson.series}</small>
            <DownloadPanel lessons={[lesson]} name={lesson.title} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
