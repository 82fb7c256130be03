import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { selectLocale } from '@/platform/locale/state';
import { fullName } from '@/platform/session/personName';
import { selectUser } from '@/platform/session/state';
import { Badge } from '@/shared/ui/content/Badge';
import styles from './AccountHeader.module.css';
import { Avatar } from './Avatar';

/** Shows the user's name, role and region. */
export function AccountHeader() {
  const { t } = useTranslation('common');
  const user = useSelector(selectUser);
  const locale = useSelector(selectLocale);
  if (!user) return null;
  const name = fullName(user, locale) || user.username;
  return (
    <div className={styles.who}>
      <Avatar />
      <div>
        <b>{name}</b>
        {user.email && <p className={styles.email}>{user.email}</p>}
        <ul className={styles.facts}>
          {user.role && <li className={styles.fact}>{t(`account.role.${user.role.name}`)}</li>}
          {user.region && <li className={styles.fact}>{t(`regions.${user.region.name}`)}</li>}
          {user.isNowTVUser && (
            <li>
              <Badge>{t('account.nowTV')}</Badge>
            </li>
          )}
        </ul>
      </div>
    </div>
  );
}
