import { BookOpen, CalendarDays, type LucideIcon, NotebookPen, Presentation } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLocalePath } from '@/platform/locale/useLocalePath';
import { useIsParent } from '@/platform/session/useIsParent';
import { paths } from '@/shared/routing/paths';
import { AppLink } from '@/shared/ui/actions/AppLink';
import { Icon } from '@/shared/ui/Icon';
import styles from './Places.module.css';
import { usePlaceFacts } from './usePlaceFacts';

interface Place {
  key: 'courses' | 'classes' | 'schedule' | 'notes';
  icon: LucideIcon;
  path: string;
}

const places: readonly Place[] = [
  { key: 'courses', icon: BookOpen, path: paths.purchasedCourses() },
  { key: 'classes', icon: Presentation, path: paths.subscribed() },
  { key: 'schedule', icon: CalendarDays, path: paths.schedule() },
  { key: 'notes', icon: NotebookPen, path: paths.notes() },
];

/** Links to the student's other pages. */
export function Places() {
  const { t } = useTranslation('learning');
  const path = useLocalePath();
  const isParent = useIsParent();
  const facts = usePlaceFacts();
  return (
    <nav aria-label={t('places.label')}>
      <ul className={styles.places}>
        {places.map(({ key, icon, path: page }) => (
          <li key={key}>
            <AppLink className={styles.place} href={path(page)}>
              <span className={styles.disc}>
                <Icon icon={icon} size={22} />
              </span>
              <span>
                <b>{t(`places.${key}`)}</b>
                <small>
                  {(key !== 'notes' && facts[key]) ||
                    t(
                      isParent && (key === 'courses' || key === 'classes')
                        ? `places.${key}TextParent`
                        : `places.${key}Text`,
                    )}
                </small>
              </span>
            </AppLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
