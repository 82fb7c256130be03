import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { selectLocale } from '@/platform/locale/state';
import { formatDate } from '@/shared/lib/time';
import type { Instant } from '@/shared/lib/timeZone';
import { useZone } from './useZone';

/** Returns a function that formats "Term, until 30 Jun 2027" for a card; '' for anything but a semester. */
export function useSemester(): (isSemester: boolean, endsAt: Instant | null) => string {
  const { t } = useTranslation('common');
  const locale = useSelector(selectLocale);
  const zone = useZone();
  return (isSemester, endsAt) => {
    if (!isSemester) return '';
    const date = endsAt === null ? '' : formatDate(endsAt, locale, zone);
    return date ? t('cards.semesterUntil', { date }) : t('cards.semester');
  };
}
