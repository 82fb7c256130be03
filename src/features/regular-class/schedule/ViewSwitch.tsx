import { CalendarDays, List } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { useChangeQuery } from '@/shared/routing/useChangeQuery';
import { Icon } from '@/shared/ui/Icon';
import { dateParam, isWeekView, tabKey, viewKey } from './state';
import styles from './ViewSwitch.module.css';

const views = [
  { key: 'list', icon: List },
  { key: 'week', icon: CalendarDays },
] as const;

/** Chooses between the list and the week; the choice is in the address. */
export function ViewSwitch() {
  const { t } = useTranslation('schedule');
  const [search] = useSearchParams();
  const changeQuery = useChangeQuery();
  const current = isWeekView(search) ? 'week' : 'list';
  const choose = (key: 'list' | 'week') => {
    if (key === current) return;
    changeQuery({ [viewKey]: key === 'week' ? key : null, [dateParam]: null, [tabKey]: null });
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: two buttons are no form
    <div role="group" aria-label={t('view.label')} className={styles.views}>
      {views.map(({ key, icon }) => (
        <button
          key={key}
          type="button"
          className={styles.view}
          aria-pressed={key === current}
          onClick={() => choose(key)}
        >
          <Icon icon={icon} size={18} />
          <span>{t(`view.${key}`)}</span>
        </button>
      ))}
    </div>
  );
}
