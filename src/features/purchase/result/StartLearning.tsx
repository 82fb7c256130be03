import { useTranslation } from 'react-i18next';
import { createStartState } from '@/domain/progress/lessonStart';
import { useLocalePath } from '@/platform/locale/useLocalePath';
import { useHrefTo } from '@/platform/navigation/useHrefTo';
import { paths } from '@/shared/routing/paths';
import { ButtonLink } from '@/shared/ui/actions/ButtonLink';
import { OrderItems } from '../checkout/OrderItems';
import type { OrderItem } from '../orderItems';
import styles from './StartLearning.module.css';

/**
 * Returns the owned items and the passes; nothing when only passes are left, since a group pass opens no page without
 * its class.
 */
function pickOwned(items: readonly OrderItem[]): readonly OrderItem[] {
  const mine = items.filter(({ ownership, type }) => ownership !== null || type === 'group_pass');
  return mine.some(({ ownership }) => ownership !== null) ? mine : [];
}

interface StartLearningProps {
  items: readonly OrderItem[];
  /** The owned content is being reloaded. */
  isReading?: boolean;
}

/** Links to the owned content: one button, or one for each of several items. */
export function StartLearning({ items, isReading = false }: StartLearningProps) {
  const { t } = useTranslation('purchase');
  const path = useLocalePath();
  const hrefTo = useHrefTo();
  const mine = pickOwned(items);
  const [only] = mine;
  if (mine.length > 1)
    return (
      <div className={styles.mine}>
        <OrderItems items={mine} linked />
      </div>
    );
  if (!only && isReading) return null;
  const href = only?.path ? hrefTo(only.path) : '';
  if (!only || !href) return <ButtonLink href={path(paths.home())}>{t('start.home')}</ButtonLink>;
  const plays = only.type === 'course' && only.ownership === 'owned';
  return (
    <ButtonLink href={href} {...(plays ? { state: createStartState(false) } : {})}>
      {t(only.ownership === 'booked' ? 'start.see' : `start.${only.type}`)}
    </ButtonLink>
  );
}
