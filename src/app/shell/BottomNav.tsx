import { CircleUserRound } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { useEntrancePaths } from '@/platform/navigation/useEntrancePaths';
import { selectLoggedIn } from '@/platform/session/state';
import { AppLink } from '@/shared/ui/actions/AppLink';
import { Icon } from '@/shared/ui/Icon';
import styles from './BottomNav.module.css';
import { LiveDot } from './LiveDot';
import { AccountSheet } from './lazyParts';
import { OnceOpen } from './OnceOpen';
import { useNavigationItems } from './useNavigationItems';

/** The navigation on phones; Account opens a sheet, and navigates guests to the login page. */
export function BottomNav() {
  const { t } = useTranslation('common');
  const loggedIn = useSelector(selectLoggedIn);
  const { items, section } = useNavigationItems();
  const { login } = useEntrancePaths();
  const [open, setOpen] = useState(false);
  const face = (
    <>
      <Icon icon={CircleUserRound} size={24} />
      <span>{t('nav.account')}</span>
    </>
  );
  return (
    <nav className={styles.nav} aria-label={t('nav.phone')}>
      {items.map(({ section: name, icon, href }) => (
        <AppLink key={name} className={styles.item} href={href} aria-current={name === section ? 'page' : undefined}>
          <Icon icon={icon} size={24} />
          <span>{t(`nav.${name}`)}</span>
          {name === 'classes' && <LiveDot />}
        </AppLink>
      ))}
      {loggedIn ? (
        <button
          type="button"
          className={styles.item}
          aria-haspopup="dialog"
          aria-current={section === 'account' ? 'page' : undefined}
          onClick={() => setOpen(true)}
        >
          {face}
        </button>
      ) : (
        <AppLink className={styles.item} href={login} aria-current={section === 'account' ? 'page' : undefined}>
          {face}
        </AppLink>
      )}
      <OnceOpen part={AccountSheet} open={open && loggedIn} onClose={() => setOpen(false)}>
        <AccountSheet open={open && loggedIn} onClose={() => setOpen(false)} />
      </OnceOpen>
    </nav>
  );
}
