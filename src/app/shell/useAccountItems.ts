import { CalendarDays, GraduationCap, LogOut, Presentation, Settings } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { useLocalePath } from '@/core/locale/useLocalePath';
import { useCanOpen } from '@/core/navigation/useCanOpen';
import { logoutRequested } from '@/core/session/actions';
import type { MenuItem } from '@/shared/ui/overlay/Menu';

/** What a logged-in user finds behind their picture. */
export function useAccountItems(): MenuItem[] {
  const { t } = useTranslation('common');
  const path = useLocalePath();
  const canOpen = useCanOpen();
  const dispatch = useDispatch();
  const links = [
    { key: 'continue', label: t('account.continueWatching'), icon: GraduationCap, to: '/my-learning/continue' },
    { key: 'schedule', label: t('account.schedule'), icon: CalendarDays, to: '/regular-class/schedule' },
    { key: 'classes', label: t('account.classes'), icon: Presentation, to: '/regular-class/subscribed' },
    { key: 'settings', label: t('account.settings'), icon: Settings, to: '/account/setup' },
  ]
    .filter(({ to }) => canOpen(to))
    .map(({ to, ...item }) => ({ ...item, href: path(to) }));
  return [
    ...links,
    { key: 'logout', label: t('account.logout'), icon: LogOut, onSelect: () => dispatch(logoutRequested()) },
  ];
}
