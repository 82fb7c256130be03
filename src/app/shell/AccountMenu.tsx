import { useTranslation } from 'react-i18next';
import { Menu } from '@/shared/ui/overlay/Menu';
import { AccountHeader } from './AccountHeader';
import styles from './AccountMenu.module.css';
import { Avatar } from './Avatar';
import { useAccountItems } from './useAccountItems';

/** The account menu in the wide header. */
export default function AccountMenu() {
  const { t } = useTranslation('common');
  const items = useAccountItems();
  return (
    <Menu
      label={t('account.menu')}
      trigger={<Avatar />}
      triggerClassName={styles.trigger}
      header={<AccountHeader />}
      items={items}
    />
  );
}
