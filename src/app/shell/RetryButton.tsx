import { RotateCw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '@/shared/ui/actions/IconButton';

/** Replaces a part of the header that failed to load. */
export function RetryButton({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation('common');
  const label = t('errors.part');
  return <IconButton icon={RotateCw} label={label} title={label} onClick={onRetry} />;
}
