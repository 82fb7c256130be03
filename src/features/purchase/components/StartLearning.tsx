import { useTranslation } from 'react-i18next';
import { useHrefTo } from '@/core/navigation/useHrefTo';
import { ButtonLink } from '@/shared/ui/actions/ButtonLink';
import type { Thing } from '../things';
import styles from './Checkout.module.css';
import { Things } from './Things';

/** With a pass comes what it opens, so that it counts where something else is owned. */
function owned(things: readonly Thing[]): readonly Thing[] {
  const mine = things.filter(({ has, type }) => has !== null || type === 'group_pass');
  return mine.some(({ has }) => has !== null) ? mine : [];
}

interface StartLearningProps {
  things: readonly Thing[];
  /** What is owned is on its way. */
  isReading?: boolean;
}

/** The way to what one has: to the one thing, or to each of several. */
export function StartLearning({ things, isReading = false }: StartLearningProps) {
  const { t } = useTranslation('purchase');
  const hrefTo = useHrefTo();
  const mine = owned(things);
  const [only] = mine;
  if (mine.length > 1)
    return (
      <div className={styles.mine}>
        <Things things={mine} linked />
      </div>
    );
  if (!only && isReading) return null;
  const href = only?.path ? hrefTo(only.path) : '';
  if (!only || !href) return <ButtonLink href={hrefTo('/')}>{t('start.home')}</ButtonLink>;
  return <ButtonLink href={href}>{t(only.has === 'booked' ? 'start.see' : `start.${only.type}`)}</ButtonLink>;
}
