import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { useHrefTo } from '@/core/navigation/useHrefTo';
import { selectSiteInfo } from '@/core/site/duck';
import { AppLink } from '@/shared/ui/actions/AppLink';
import { coursesId, liveId } from '../anchors';
import styles from './Offerings.module.css';

const places = {
  live_topic: { label: 'offerings.live', path: '/regular-class', anchor: liveId },
  course: { label: 'offerings.course', path: '/course', anchor: coursesId },
} as const;

const isKnown = (name: string): name is keyof typeof places => Object.hasOwn(places, name);

/** Where a region offers several kinds of learning: one entry for each, to its own page or its part of this one. */
export function Offerings() {
  const { t } = useTranslation('home');
  const { search } = useLocation();
  const hrefTo = useHrefTo();
  const site = useSelector(selectSiteInfo);
  const known = site?.multipleOfferingMode ? site.offerings.filter(isKnown) : [];
  if (known.length < 2) return null;
  return (
    <nav className={styles.row} aria-label={t('offerings.label')}>
      {known.map((name) => {
        const { label, path, anchor } = places[name];
        return (
          <AppLink key={name} className={styles.entry} href={hrefTo(path) || `${search}#${anchor}`}>
            {t(label)}
          </AppLink>
        );
      })}
    </nav>
  );
}
