import { BookOpen, CalendarDays, CircleHelp, LogOut, Presentation, ReceiptText, Settings } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { useLocalePath } from '@/platform/locale/useLocalePath';
import { logoutRequested, selectUser } from '@/platform/session/state';
import { safeUrl } from '@/shared/lib/safeUrl';
import { paths, receiptsPath } from '@/shared/routing/paths';
import type { MenuItem } from '@/shared/ui/overlay/Menu';

const pages = [
  { key: 'courses', icon: BookOpen, path: paths.purchasedCourses() },
  { key: 'classes', icon: Presentation, path: paths.subscribed() },
  { key: 'schedule', icon: CalendarDays, path: paths.schedule() },
  { key: 'receipts', icon: ReceiptText, path: receiptsPath() },
  { key: 'settings', icon: Settings, path: paths.accountSetup() },
] as const;

/** Returns the items of the account menu: the user's pages, help and "Log out". */
export function useAccountItems(): MenuItem[] {
  const { t } = useTranslation('common');
  const path = useLocalePath();
  const dispatch = useDispatch();
  const user = useSelector(selectUser);
  const own = pages.map(({ key, icon, path: page }) => ({ key, icon, href: path(page), label: t(`account.${key}`) }));
  const questions = (user?.faqLinks ?? [])
    .map(({ title, url }) => ({ key: `${title} ${url}`, icon: CircleHelp, label: title, href: safeUrl(url) ?? '' }))
    .filter(({ label, href }) => label !== '' && href !== '')
    .map((item, index) => ({ ...item, apart: index === 0 }));
  const leave = () => dispatch(logoutRequested());
  return [
    ...own,
    ...questions,
    { key: 'logout', label: t('account.logout'), icon: LogOut, apart: true, onSelect: leave },
  ];
}
