import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { selectUser } from '@/core/session/selectors';
import { Badge } from '@/shared/ui/content/Badge';
import styles from './AccountMenu.module.css';

/** Who is logged in. */
export function AccountHeader() {
  const { t } = useTranslation('common');
  const user = useSelector(selectUser);
  if (!user) return null;
  const name = [user.firstName, user.lastName].filter(Boolean).join(' ') || user.username;
  return (
    <div className={styles.who}>
      <b>{name}</b>
      {user.email && <span>{user.email}</span>}
      {user.isNowTVUser && <Badge>{t('account.nowTV')}</Badge>}
    </div>
  );
}
