import { Share2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '@/shared/ui/actions/IconButton';
import { useShare } from './useShare';

interface ShareButtonProps {
  /** The page, as a path below the locale. */
  path: string;
  title: string;
}

/** Shares a page, or copies its link. */
export function ShareButton({ path, title }: ShareButtonProps) {
  const { t } = useTranslation('common');
  const share = useShare();
  return <IconButton icon={Share2} size={20} label={t('share.action')} onClick={() => void share(path, title)} />;
}
