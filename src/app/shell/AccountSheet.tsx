import { useTranslation } from 'react-i18next';
import { Dialog } from '@/shared/ui/overlay/Dialog';
import { AccountHeader } from './AccountHeader';
import { AccountList } from './AccountList';
import styles from './AccountSheet.module.css';

/** The account menu on phones. */
export default function AccountSheet({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useTranslation('common');
  return (
    <Dialog open={open} onClose={onClose} title={t('nav.account')}>
      <div className={styles.sheet}>
        <AccountHeader />
      </div>
      <AccountList onDone={onClose} />
    </Dialog>
  );
}
