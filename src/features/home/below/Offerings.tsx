import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { useLocalePath } from '@/platform/locale/useLocalePath';
import { selectSiteInfo } from '@/platform/site/state';
import { paths } from '@/shared/routing/paths';
import { AppLink } from '@/shared/ui/actions/AppLink';
import styles from './Offerings.module.css';

const places = {
  live_topic: { label: 'offerings.live', path: paths.regularClass() },
  course: { label: 'offerings.course', path: paths.courses() },
} as const;

const isKnown = (name: string): name is keyof typeof places => Object.hasOwn(places, name);

/** Lists the kinds of learning in regions with several. A kind links to its page; unknown kinds have the server's name. */
export function Offerings() {
  const { t } = useTranslation('home');
  const path = useLocalePath();
  const site = useSelector(selectSiteInfo);
  const offerings = site?.multipleOfferingMode ? [...new Set(site.offerings)].filter((name) => name.trim()) : [];
  if (offerings.length === 0) return null;
  return (
    <nav className={styles.row} aria-label={t('offerings.label')}>
      {offerings.map((name) => {
        if (!isKnown(name))
          return (
            <span key={name} className={styles.offering}>
              {name}
            </span>
          );
        const { label, path: page } = places[name];
        return (
          <AppLink key={name} className={styles.offering} href={path(page)}>
            {t(label)}
          </AppLink>
        );
      })}
    </nav>
  );
}
