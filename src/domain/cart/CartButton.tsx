import { ShoppingCart } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { Icon } from '@/shared/ui/Icon';
import styles from './CartButton.module.css';
import { CartDrawer } from './CartDrawer';
import { selectCartBundleId, selectCartCount } from './state';

/**
 * The cart's button in the header, with the number of items and the drawer. Renders nothing while the cart is empty and
 * closed.
 */
export default function CartButton() {
  const { t } = useTranslation('bundle');
  const count = useSelector(selectCartCount);
  const bundleId = useSelector(selectCartBundleId);
  const [open, setOpen] = useState(false);
  if (bundleId === null || (count === 0 && !open)) return null;
  return (
    <>
      <button
        type="button"
        className={styles.button}
        aria-haspopup="dialog"
        aria-label={t('cart.open', { count })}
        onClick={() => setOpen(true)}
      >
        <Icon icon={ShoppingCart} size={22} />
        <span className={styles.count}>{count}</span>
      </button>
      <CartDrawer open={open} onClose={() => setOpen(false)} bundleId={bundleId} />
    </>
  );
}
