import { useTranslation } from 'react-i18next';
import { Button } from '@/shared/ui/actions/Button';
import { AlertView, ToastRegion } from '@/shared/ui/overlay/Message';
import styles from './PartFailure.module.css';

export interface PartFailureProps {
  /** The part has failed before: only a reload may help. */
  again: boolean;
  onRetry: () => void;
  /** Shows the message over the page with a close button, for parts that open over the page. */
  onClose?: (() => void) | undefined;
}

/** Says that a part of the page failed to load, and offers Retry or Reload. */
export function PartFailure({ again, onRetry, onClose }: PartFailureProps) {
  const { t } = useTranslation('common');
  const message = (
    <AlertView kind="error" onClose={onClose}>
      <p>{t(again ? 'errors.partAgain' : 'errors.part')}</p>
      <Button className={styles.retry} variant="outline" size="sm" onClick={onRetry}>
        {t(again ? 'errorPage.reload' : 'ui.retry')}
      </Button>
    </AlertView>
  );
  return onClose ? <ToastRegion>{message}</ToastRegion> : message;
}
