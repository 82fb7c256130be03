import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { isAnyLive, type LoadedLessonsRoot } from '@/domain/class/isAnyLive';
import { minuteMs, useNow } from '@/platform/clock/useNow';
import { type LocaleSlice, selectRegion } from '@/platform/locale/state';
import { joinTexts } from '@/shared/lib/joinNames';
import styles from './BottomNav.module.css';

/** Shown while a class is live that some page has loaded. */
export function LiveDot() {
  const { t } = useTranslation('common');
  const now = useNow(minuteMs);
  const live = useSelector((root: LoadedLessonsRoot & LocaleSlice) => isAnyLive(root, selectRegion(root), now));
  if (!live) return null;
  return (
    <span className={styles.dot}>
      <span className="srOnly">{joinTexts(['', t('cards.liveNow')])}</span>
    </span>
  );
}
