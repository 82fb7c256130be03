import { AppLink } from '@/shared/ui/actions/AppLink';
import { cx } from '@/shared/ui/cx';
import { Icon } from '@/shared/ui/Icon';
import styles from './AccountList.module.css';
import { useAccountItems } from './useAccountItems';

/** The account's items in the sheet on phones. */
export function AccountList({ onDone }: { onDone: () => void }) {
  const items = useAccountItems();
  return (
    <ul className={styles.list}>
      {items.map(({ key, label, icon, href, onSelect, apart }) => {
        const face = (
          <>
            {icon && <Icon icon={icon} />}
            <span>{label}</span>
          </>
        );
        const select = () => {
          onDone();
          onSelect?.();
        };
        return (
          <li key={key} className={cx(apart && styles.apart)}>
            {href ? (
              <AppLink href={href} onClick={select}>
                {face}
              </AppLink>
            ) : (
              <button type="button" onClick={select}>
                {face}
              </button>
            )}
          </li>
        );
      })}
    </ul>
  );
}
